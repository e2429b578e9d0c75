// Sent into the page by Playwright: self-contained.

/**
 * A mark of what the story shows: texts, answers, drawings and styles of every rendered element. Sizes and places that
 * follow from the fonts of a machine are left out.
 */
export async function markInPage(): Promise<string> {
  const styles = [
    "color",
    "background-color",
    "background-image",
    "border-top-color",
    "border-top-width",
    "border-top-left-radius",
    "box-shadow",
    "display",
    "fill",
    "flex-direction",
    "font-size",
    "font-weight",
    "opacity",
    "padding-left",
    "padding-top",
    "row-gap",
    "text-align",
    "text-decoration-line",
  ];
  const ownText = (element: Element) =>
    [...element.childNodes]
      .flatMap((node) => (node instanceof Text ? [node.data.trim()] : []))
      .join(" ");
  const isAnswer = (element: Element) =>
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
  const lines = [...document.body.querySelectorAll("*")].flatMap((element) => {
    if (element.closest("script, style, .sb-wrapper") || !element.checkVisibility()) return [];
    const style = getComputedStyle(element);
    const answer = isAnswer(element) ? element.value : "";
    // Names of built files change with every build.
    const looks = styles.map((name) =>
      style.getPropertyValue(name).replace(/url\([^d)][^)]*\)/, "file"),
    );
    return [
      [element.tagName, ownText(element), answer, element.getAttribute("d") ?? "", ...looks].join(
        "|",
      ),
    ];
  });
  const bytes = new TextEncoder().encode(lines.join("\n"));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
