// Sent into the page by Playwright: self-contained.

/** Every text that the story shows or announces, once; dialogs are outside its root. */
export function textsInPage(): string[] {
  const attributes = ["aria-label", "aria-description", "placeholder", "title", "alt"];
  const isOfBook = (element: Element) => element.closest("script, style, .sb-wrapper") !== null;
  const elements = [...document.body.querySelectorAll("*")].filter((each) => !isOfBook(each));
  const texts = elements.flatMap((element) => [
    ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
    // A sentence with a link in it.
    element.textContent.length < 500 ? element.textContent : "",
    ...attributes.map((name) => element.getAttribute(name) ?? ""),
  ]);
  return [...new Set(texts.map((text) => text.replaceAll(/\s+/g, " ").trim()))].filter(Boolean);
}
