/** Translates a page as Chrome does: each text node is replaced by two nested `font` elements, now and after each change. */
export function translateAsChrome(root: Node): () => void {
  const observer = new MutationObserver(translateAll);
  function translateAll(): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const { parentElement } = text;
      const isSkipped =
        !text.data.trim() ||
        !parentElement ||
        parentElement.closest("font, script, style, [translate=no]");
      if (!isSkipped) texts.push(text);
    }
    for (const text of texts) {
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      for (const font of [outer, inner]) font.setAttribute("style", "vertical-align: inherit;");
      inner.append(`«${text.data}»`);
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
  translateAll();
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
