/** The observer of each root. */
const observers = new Map<Node, MutationObserver>();
/** The element that replaced a text node, and the text nodes that it replaced, in their order. */
const replacements = new WeakMap<Node, Element>();
const originals = new WeakMap<Element, Node[]>();
/** Text nodes that the page removed itself: they are not restored. */
const removedByPage = new WeakSet<Node>();
let isGuarded = false;

/**
 * Keeps React working below `root` where browser translation, extensions or readers change the DOM.
 *
 * Chrome replaces each text node by `<font><font>translation</font></font>`. React keeps a reference to the replaced
 * node: it would update a node that is not shown, or throw `NotFoundError` when it removes that node or inserts before
 * it. Here the replaced node is restored at the moment when React uses it; the browser then translates the new text.
 * Calls on nodes outside of roots, and calls that succeed without help, are passed on unchanged.
 *
 * Returns a function that ends it for `root`.
 */
export function tolerateForeignChanges(root: Node): () => void {
  guardNodes();
  const observer = new MutationObserver(noteReplacements);
  observer.observe(root, { childList: true, subtree: true });
  observers.set(root, observer);
  return () => {
    observer.disconnect();
    observers.delete(root);
  };
}

/** Replaces, once, the three members of `Node` by which React changes what is already in the page. */
function guardNodes(): void {
  if (isGuarded) return;
  isGuarded = true;
  const { prototype } = Node;
  const { insertBefore, removeChild } = prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, "nodeValue");

  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child?.nodeType === Node.TEXT_NODE) removedByPage.add(child);
    if (!isMisplaced(child, this)) return removeChild.call(this, child) as Child;
    // It is moved out of a foreign wrapper; a removed node stays removed.
    if (this.contains(child)) child.parentNode?.removeChild(child);
    return child;
  };

  prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    removedByPage.delete(child);
    const isLost = next !== null && isMisplaced(next, this);
    return insertBefore.call(this, child, isLost ? childAround(next, this) : next) as Child;
  };

  Object.defineProperty(prototype, "nodeValue", {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (this.nodeType === Node.TEXT_NODE && this.parentNode === null) restore(this);
      nodeValue?.set?.call(this, value);
    },
  });
}

/** Whether a child of `parent` in a root is no longer its child, even after it was restored. */
function isMisplaced(child: Node, parent: Node): boolean {
  if (!(child instanceof Node) || child.parentNode === parent) return false;
  if (![...observers.keys()].some((root) => root.contains(parent))) return false;
  restore(child);
  return child.parentNode !== parent;
}

/** The child of `parent` that contains `node`; `null`, so the end of `parent`, where none does. */
function childAround(node: Node, parent: Node): Node | null {
  let around: Node | null = node;
  while (around && around.parentNode !== parent) around = around.parentNode;
  return around;
}

/** Puts text nodes back in the place of the element that replaced `node`. */
function restore(node: Node): void {
  for (const observer of observers.values()) noteReplacements(observer.takeRecords());
  const replacement = replacements.get(node);
  if (!replacement) return;
  const nodes = originals.get(replacement) ?? [];
  originals.delete(replacement);
  for (const original of nodes) replacements.delete(original);
  if (replacement.parentNode) replacement.replaceWith(...nodes);
}

function noteReplacements(records: readonly MutationRecord[]): void {
  for (const record of records) {
    for (const removed of record.removedNodes) {
      if (removed.nodeType === Node.TEXT_NODE) noteReplacement(removed, record);
    }
  }
}

function noteReplacement(text: Node, record: MutationRecord): void {
  if (text.parentNode || replacements.has(text)) return;
  // Translation may insert its element before it removes the text, and one element may replace several texts.
  const replacement =
    [...record.addedNodes].find(isFont) ??
    [record.previousSibling, record.nextSibling]
      .filter((sibling) => isFont(sibling))
      .find((font) => !originals.has(font) || !removedByPage.has(text));
  if (!replacement) return;
  replacements.set(text, replacement);
  const replaced = originals.get(replacement) ?? [];
  originals.set(replacement, [...replaced, text]);
}

const isFont = (node: Node | null): node is Element => node?.nodeName === "FONT";
