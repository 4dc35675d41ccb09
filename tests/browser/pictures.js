// Draws the pictures that browsers want as PNG from their SVG in docs/pictures: node pictures.js.
// The files are kept in web/; this is run again when a picture changes.

import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { launch } from "./hall.js";

const ROOT = path.join(import.meta.dirname, "../..");
/** From what, to what, and how large. @type {[string, string, number, number][]} */
const PICTURES = [
  ["share", "share", 1200, 630],
  ["icon", "icon-192", 192, 192],
  ["icon", "icon-512", 512, 512],
  ["icon-maskable", "icon-maskable-512", 512, 512],
];

/** The pixels of an SVG, four bytes each. Runs in the page. @param {[string, number, number]} what */
async function draw([svg, width, height]) {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const brush = new OffscreenCanvas(width, height).getContext("2d");
  brush?.drawImage(image, 0, 0, width, height);
  return Array.from(brush?.getImageData(0, 0, width, height).data ?? []);
}

/** A part of a PNG. @param {string} name @param {Uint8Array} data */
function chunk(name, data) {
  const part = Buffer.alloc(12 + data.length);
  part.writeUInt32BE(data.length);
  part.write(name, 4, "latin1");
  part.set(data, 8);
  part.writeUInt32BE(crc32(part.subarray(4, 8 + data.length)), 8 + data.length);
  return part;
}

/**
 * A PNG of at most 256 colours, which are the most frequent ones: a fifth of one with all of them.
 * @param {number[]} pixels @param {number} width @param {number} height
 */
function png(pixels, width, height) {
  const colours = /** @type {Map<number, number>} */ (new Map());
  const bytes = Buffer.from(pixels);
  const all = Array.from({ length: width * height }, (_, pixel) => bytes.readUInt32BE(pixel * 4));
  for (const colour of all) colours.set(colour, (colours.get(colour) ?? 0) + 1);
  const kept = [...colours].sort(([, one], [, other]) => other - one).slice(0, 256).map(([colour]) => colour);
  const parts = (/** @type {number} */ colour) => [colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255, colour & 255];
  const nearest = new Map([...colours.keys()].map((colour) => {
    const far = kept.map((other) => {
      const [one, two] = [parts(colour), parts(other)];
      return one.reduce((sum, part, index) => sum + (part - (two[index] ?? 0)) ** 2, 0);
    });
    return [colour, far.indexOf(Math.min(...far))];
  }));
  const rows = Buffer.alloc((width + 1) * height);
  all.forEach((colour, pixel) => { rows[pixel + Math.floor(pixel / width) + 1] = nearest.get(colour) ?? 0; });
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), chunk("IHDR", head),
    chunk("PLTE", Buffer.from(kept.flatMap((colour) => parts(colour).slice(0, 3)))),
    chunk("tRNS", Buffer.from(kept.map((colour) => colour & 255))),
    chunk("IDAT", deflateSync(rows, { level: 9 })), chunk("IEND", Buffer.alloc(0)),
  ]);
}

const browser = await launch();
const page = await browser.newPage();
for (const [from, to, width, height] of PICTURES) {
  const svg = await readFile(path.join(ROOT, "docs/pictures", `${from}.svg`), "utf8");
  // Without a size of its own a picture is not drawn.
  const sized = svg.replace("<svg ", `<svg width="${width}" height="${height}" `);
  const pixels = await page.evaluate(draw, /** @type {[string, number, number]} */ ([sized, width, height]));
  await writeFile(path.join(ROOT, "web", `${to}.png`), png(pixels, width, height));
}
await browser.close();
