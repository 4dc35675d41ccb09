// A real server and a real browser for the tests. The server is the binary
// named by MEYDAN_BIN (a debug build otherwise), the browser Debian's chromium
// or the one named by MEYDAN_CHROMIUM. Every wait has a limit; nothing sleeps.
//
// What only holds on a fast line is found by MEYDAN_LAG=300: everything between
// browser and server is then up to so many milliseconds late.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").BrowserContext} Context */
/** @typedef {import("playwright-core").BrowserContextOptions} ContextOptions */

const BINARY = process.env["MEYDAN_BIN"] ?? path.join(import.meta.dirname, "../../target/debug/meydan");
const CHROMIUM = process.env["MEYDAN_CHROMIUM"] ?? "/usr/bin/chromium-headless-shell";
const LAG = Number(process.env["MEYDAN_LAG"] ?? 0);
/** No wait in these tests is longer than this. */
export const LIMIT = 30_000;

/** Where to look for a free port next. Different processes begin at different ones. */
let nextPort = process.pid * 8;

/**
 * A free port below those that the system gives to connections: a server that is killed and started
 * again finds it free still, although other tests run at the same time.
 * @returns {Promise<number>}
 */
async function freePort() {
  for (;;) {
    nextPort += 1;
    const port = 10_000 + (nextPort % 20_000);
    const server = net.createServer().listen(port, "127.0.0.1");
    const free = await once(server, "listening").then(() => true, () => false);
    if (!free) continue;
    server.close();
    await once(server, "close");
    return port;
  }
}

/** Asks again and again, at every turn of the event loop, until the answer is yes.
 * @param {string} what
 * @param {() => Promise<boolean>} ask
 */
async function until(what, ask) {
  const end = Date.now() + LIMIT;
  while (!(await ask())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${LIMIT} ms`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/**
 * What the browser does without. For every new visitor it would draw the list under its address field, which is
 * never seen here, and keep a process in reserve: a third of all its work. The first lines are those of Playwright
 * itself, which this list takes the place of.
 */
const WITHOUT = [
  "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay", "MediaRouter",
  "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning",
  "SpareRendererForSitePerProcess", "WebUIOmniboxAimPopup", "WebUIOmniboxPopup",
];

/** Starts the browser. */
export function launch() {
  return chromium.launch({
    executablePath: CHROMIUM,
    args: [
      "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking",
      `--disable-features=${WITHOUT.join(",")}`,
    ],
  });
}

/** A hall: the server, its data, and the browsers in it. */
export class Hall {
  /** @type {import("node:child_process").ChildProcess | null} */
  #server = null;
  #log = "";
  #origin;
  /** @type {Wire | null} */
  #line = null;
  /** @type {import("playwright-core").Browser} */
  #browser;
  /** What went wrong on any page: nothing may. @type {string[]} */
  troubles = [];
  /** What a browser complains of because the test itself brought it about. @type {RegExp[]} */
  #forgiven = [];

  /**
   * @param {number} port
   * @param {string} data
   * @param {import("playwright-core").Browser} browser
   * @param {string[]} options of the server
   */
  constructor(port, data, browser, options) {
    this.port = port;
    this.#origin = `http://127.0.0.1:${port}`;
    this.data = data;
    this.#browser = browser;
    this.options = options;
  }

  /** @param {string[]} [options] of the server */
  static async open(options = []) {
    const data = await mkdtemp(path.join(tmpdir(), "meydan-browser-"));
    const hall = new Hall(await freePort(), data, await launch(), options);
    await hall.start();
    if (LAG > 0) {
      hall.#line = new Wire(hall.port, LAG);
      hall.#origin = await hall.#line.listen();
    }
    return hall;
  }

  /** Where browsers find it. */
  get origin() {
    return this.#origin;
  }

  /** Starts the server, on the same port and data as before. */
  async start() {
    const server = spawn(BINARY, ["serve", "--addr", `127.0.0.1:${this.port}`, "--data", this.data, ...this.options], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [server.stdout, server.stderr]) stream.on("data", (text) => { this.#log += text; });
    this.#server = server;
    await until("the server answers", async () => {
      assert.equal(server.exitCode, null, `the server ended: ${this.#log}`);
      const answer = await fetch(this.origin).catch(() => null);
      return answer?.ok ?? false;
    });
  }

  /** Kills the server as a power cut would. */
  async kill() {
    const server = this.#server;
    this.#server = null;
    if (!server || server.exitCode !== null) return;
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
  }

  /**
   * A new browser: its own cookies, its own settings. Without motion, which has tests of its own and makes all else slower.
   * @param {ContextOptions} [options]
   * @returns {Promise<Page>}
   */
  async visitor(options = {}) {
    const context = await this.#browser.newContext({ locale: "en-GB", baseURL: this.origin, reducedMotion: "reduce", ...options });
    context.setDefaultTimeout(LIMIT);
    const page = await context.newPage();
    page.on("pageerror", (error) => this.troubles.push(`${page.url()}: ${error}`));
    page.on("console", (message) => {
      if (message.type() === "error") this.troubles.push(`${page.url()}: ${message.text()}`);
    });
    return page;
  }

  /** Everybody leaves. A page that is left open goes on drawing, and makes every later test slower. */
  async empty() {
    await Promise.all(this.#browser.contexts().map((context) => context.close()));
  }

  /**
   * Does not count what the test itself brings about; a browser may complain of it at any time after.
   * @param {RegExp} trouble
   */
  forgive(trouble) {
    this.#forgiven.push(trouble);
  }

  async close() {
    await this.#browser.close();
    this.#line?.close();
    await this.kill();
    await rm(this.data, { recursive: true, force: true });
    const left = this.troubles.filter((trouble) => !this.#forgiven.some((one) => one.test(trouble)));
    assert.deepEqual(left, [], "no error on any page");
  }
}

/**
 * Opens a table through the set-up form.
 * @param {Page} page
 * @param {"here" | "computer" | "link"} how
 * @param {{ game?: string, level?: string, seat?: string, name?: string, names?: [string, string], clock?: string }} [more]
 *   `clock`: one that is offered, or minutes, seconds and increment of an own one: `0:12+0`
 */
export async function open(page, how, more = {}) {
  await page.goto(`/play/${more.game ?? "othello"}`);
  await page.locator(`[name=with][value=${how}]`).check();
  if (more.level) await page.locator(`[name=level][value=${more.level}]`).check();
  if (more.seat) await page.locator(`[name=seat][value="${more.seat}"]`).check();
  if (more.name) await page.locator("[name=name]").fill(more.name);
  const own = /^(\d+):(\d+)\+(\d+)$/.exec(more.clock ?? "");
  if (more.clock) await page.locator(`[name=clock][value="${own ? "own" : more.clock}"]`).check();
  for (const [at, field] of ["minutes", "seconds", "increment"].entries()) {
    if (own) await page.locator(`[name=${field}]`).fill(own[at + 1] ?? "");
  }
  for (const [seat, name] of (more.names ?? []).entries()) await page.locator(`[name=name${seat}]`).fill(name);
  await page.locator(".setup-go button").click();
  await page.waitForURL(/\/table\//);
}

/**
 * Unfolds the options of a set-up page that are folded away.
 * @param {Page} page
 */
export async function unfold(page) {
  await page.locator("details.more").evaluateAll((all) => { for (const one of all) one.setAttribute("open", ""); });
}

/**
 * Presses what leads to another page, or to the same one anew, and waits until that is there with its scripts.
 * @param {Page} page
 * @param {import("playwright-core").Locator} control
 */
export async function leave(page, control) {
  await Promise.all([page.waitForEvent("load"), control.click()]);
}

/**
 * The moves of the list, as they are shown.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export function moves(page) {
  return page.locator(".moves li bdi").allTextContents();
}

/**
 * The discs on the board, without those that are just being turned away.
 * @param {Page} page
 */
export function discs(page) {
  return page.locator('[role="grid"] .disc:not(.leaving)');
}

/**
 * Waits until at least so many moves are shown.
 * @param {Page} page
 * @param {number} count
 */
export async function shown(page, count) {
  await page.waitForFunction((least) => document.querySelectorAll(".moves li").length >= least, count, { timeout: LIMIT });
}

/**
 * Waits until this browser can place somewhere, or the game is over.
 * @param {Page} page
 * @returns {Promise<boolean>} whether it can place
 */
export async function myTurn(page) {
  const handle = await page.waitForFunction(
    () => {
      if (document.querySelector('[role="grid"] .can')) return "can";
      return document.querySelector(".player.won, [data-do=rematch]") ? "over" : null;
    },
    undefined,
    { timeout: LIMIT },
  );
  return (await handle.jsonValue()) === "can";
}

/**
 * Plays a square by mouse, the first offered one if none is named, and waits until it is in the list.
 * @param {Page} page
 * @param {string} [named]
 */
export async function place(page, named) {
  const before = await page.locator(".moves li").count();
  const square = page.locator(`[role="grid"] .can${named ? `[data-place=${named}]` : ""}`).first();
  const name = (await square.getAttribute("data-place")) ?? "";
  await square.click();
  await shown(page, before + 1);
  return name.toUpperCase();
}

/**
 * Waits for a text in the status line.
 * @param {Page} page
 * @param {RegExp} text
 */
export async function status(page, text) {
  await page.locator("#part-status").filter({ hasText: text }).waitFor();
}

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/**
 * Where things are, all at the same moment, once nothing moves any more. A part of the page may be drawn anew at
 * any time, so everything is looked for and measured within one turn of the page, and again in the next frame.
 * @template {[string, ...string[]]} T
 * @param {Page} page
 * @param {T} selectors the first of each counts
 * @param {{ scroll?: boolean }} [how] whether they are brought into sight first
 * @returns {Promise<{ [K in keyof T]: Box }>}
 */
export async function boxes(page, selectors, { scroll = false } = {}) {
  const handle = await page.waitForFunction(
    async ({ selectors, scroll }) => {
      const measure = () => selectors.map((selector) => {
        const found = document.querySelector(selector);
        if (!found?.checkVisibility()) return null;
        if (scroll) found.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
        const { x, y, width, height } = found.getBoundingClientRect();
        return { x, y, width, height };
      });
      const before = measure();
      await new Promise(requestAnimationFrame);
      const after = measure();
      return !after.includes(null) && JSON.stringify(before) === JSON.stringify(after) ? after : null;
    },
    { selectors, scroll }, { timeout: LIMIT },
  );
  return /** @type {any} */ (await handle.jsonValue());
}

/**
 * Where one thing is, as `boxes` has it.
 * @param {Page} page
 * @param {string} selector
 * @param {{ scroll?: boolean }} [how]
 * @returns {Promise<Box>}
 */
export async function box(page, selector, how) {
  const [only] = await boxes(page, [selector], how);
  return only;
}

/**
 * The middle of something.
 * @param {Box} box
 */
export function middle({ x, y, width, height }) {
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Passes on what comes from one end to the other, in its order, each piece up to so many milliseconds late.
 * @param {net.Socket} from
 * @param {net.Socket} to
 * @param {number} lag
 */
function drag(from, to, lag) {
  let before = Promise.resolve();
  from.on("data", (piece) => {
    const late = new Promise((resolve) => setTimeout(resolve, Math.random() * lag));
    before = Promise.all([before, late]).then(() => { if (!to.destroyed) to.write(piece); });
  });
}

/** A wire between browser and server that can be cut. */
export class Wire {
  /** @type {Set<net.Socket>} */
  #sockets = new Set();
  #server;
  cut = false;

  /**
   * @param {number} port
   * @param {number} lag how late things may arrive, in milliseconds
   */
  constructor(port, lag = 0) {
    this.#server = net.createServer((from) => {
      if (this.cut) {
        from.destroy();
        return;
      }
      const to = net.connect(port, "127.0.0.1");
      for (const [one, other] of [[from, to], [to, from]]) {
        if (!one || !other) continue;
        this.#sockets.add(one);
        one.on("error", () => other.destroy());
        one.on("close", () => { this.#sockets.delete(one); other.destroy(); });
        if (lag > 0) drag(one, other, lag);
        else one.pipe(other);
      }
    });
  }

  async listen() {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    const { port } = /** @type {net.AddressInfo} */ (this.#server.address());
    return `http://127.0.0.1:${port}`;
  }

  /** Ends every connection; new ones are refused until it is mended. */
  break() {
    this.cut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Every connection falls silent without ending; new ones work. */
  freeze() {
    for (const socket of this.#sockets) {
      socket.unpipe();
      // Still read, so that nobody notices.
      socket.resume();
    }
  }

  mend() {
    this.cut = false;
  }

  close() {
    this.break();
    this.#server.close();
  }
}

/**
 * Walks to a place with the keyboard alone and presses Enter.
 * @param {Page} page
 * @param {string} place
 */
export async function press(page, place) {
  const here = () => page.evaluate((wanted) => {
    const fields = "[role=grid], [role=toolbar]";
    const at = document.activeElement;
    const there = document.querySelector(`.can[data-place="${wanted}"]`);
    if (!at || !there) return "gone";
    if (at.getAttribute("data-place") === wanted) return "there";
    const field = at.closest(fields);
    if (!field || field !== there.closest(fields)) return "Tab";
    const [from, to] = [at.getBoundingClientRect(), there.getBoundingClientRect()];
    const [x, y] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
    if (Math.abs(y) > (from.height + to.height) / 4) return y < 0 ? "ArrowUp" : "ArrowDown";
    return x < 0 ? "ArrowLeft" : "ArrowRight";
  }, place);
  await page.locator(`.can[data-place="${place}"]`).first().waitFor();
  let now = await here();
  for (let steps = 0; steps < 60 && now !== "there"; steps += 1) {
    assert.notEqual(now, "gone", place);
    await page.keyboard.press(now);
    now = await here();
  }
  assert.equal(now, "there", place);
  await page.keyboard.press("Enter");
}
