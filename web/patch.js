// Makes a piece of the page like another, in place: what is the same is not touched, so
// that the focus, what was typed, what is scrolled and what moves stay as they are.

/** What belongs to the browser: where the keyboard stands, what is picked, what was opened. */
const OWN = new Set(["tabindex", "aria-selected", "aria-description", "aria-busy", "style"]);
/** The same among classes. */
const MARKS = ["can", "mine", "picked", "lifted", "over", "sure", "hinted"];
/** What only moves: it goes by itself. */
const MOVING = ".leaving, .flying, .ghost";

/** Attributes that name the same element before and after. */
const NAMES = ["data-key", "id", "data-place", "data-do"];

/**
 * @param {Node} node
 * @returns {string | null}
 */
function name(node) {
  if (!(node instanceof Element)) return null;
  const given = NAMES.find((name) => node.hasAttribute(name));
  return given ? `${given}=${node.getAttribute(given)}` : null;
}

/**
 * @param {Node | null} node
 * @returns {Node | null} this or the next that does not merely move
 */
function lasting(node) {
  let next = node;
  while (next instanceof Element && next.matches(MOVING)) next = next.nextSibling;
  return next;
}

/**
 * @param {Node} one
 * @param {Node} other
 */
function alike(one, other) {
  return one.nodeName === other.nodeName && name(one) === name(other);
}

/**
 * Gives an element these attributes, apart from those that are the browser's.
 * @param {Element} element
 * @param {Record<string, string>} wanted
 */
export function dress(element, wanted) {
  for (const { name } of [...element.attributes]) {
    if (name in wanted || OWN.has(name)) continue;
    // What a person opened stays open; what was opened because it was asked for closes with the question.
    if (name === "open" && element instanceof HTMLDetailsElement && !element.classList.contains("asked")) continue;
    element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(wanted)) {
    if (OWN.has(name) && element.hasAttribute(name)) continue;
    const marks = name === "class" ? MARKS.filter((mark) => element.classList.contains(mark)) : [];
    const text = [...new Set([...value.split(" "), ...marks])].join(" ");
    const given = name === "class" && marks.length > 0 ? text : value;
    if (element.getAttribute(name) !== given) element.setAttribute(name, given);
  }
}

/**
 * Makes a node like another of the same kind.
 * @param {Node} node
 * @param {Node} wanted
 */
export function become(node, wanted) {
  if (node instanceof Element && wanted instanceof Element) {
    if (node.isEqualNode(wanted)) return;
    dress(node, Object.fromEntries([...wanted.attributes].map(({ name, value }) => [name, value])));
    fill(node, wanted);
  } else if (node.nodeValue !== wanted.nodeValue) {
    node.nodeValue = wanted.nodeValue;
  }
}

/**
 * Gives a node the children of another.
 * @param {ParentNode & Node} node
 * @param {Node} wanted
 */
function fill(node, wanted) {
  /** @type {Map<string, Node>} */
  const named = new Map();
  for (const child of node.children) {
    const called = name(child);
    if (called !== null && !named.has(called)) named.set(called, child);
  }
  let at = lasting(node.firstChild);
  for (const child of [...wanted.childNodes]) {
    const called = name(child);
    const found = called === null ? (at && name(at) === null ? at : null) : (named.get(called) ?? null);
    if (found && alike(found, child)) {
      if (called !== null) named.delete(called);
      if (found === at) at = lasting(at.nextSibling);
      else node.insertBefore(found, at);
      become(found, child);
    } else {
      node.insertBefore(child, at);
    }
  }
  while (at) {
    const next = lasting(at.nextSibling);
    at.parentNode?.removeChild(at);
    at = next;
  }
}

/**
 * Gives an element what this markup says.
 * @param {Element} element
 * @param {string} markup
 */
export function refill(element, markup) {
  const wanted = /** @type {Element} */ (element.cloneNode(false));
  wanted.innerHTML = markup;
  fill(element, wanted);
}

/**
 * Puts an element of this markup in the place of another.
 * @param {Element} element
 * @param {string} markup
 */
export function replace(element, markup) {
  const home = /** @type {Element} */ (element.parentElement?.cloneNode(false) ?? document.createElement("div"));
  home.innerHTML = markup;
  const wanted = home.firstElementChild;
  if (!wanted) return;
  if (alike(element, wanted)) become(element, wanted);
  else element.replaceWith(wanted);
}
