/** Space between a list and the edge of the visible area, in CSS pixels. */
const MARGIN_PX = 8;

/** Keeps an open list above a phone's keyboard; returns a function that stops it. */
export function keepAboveKeyboard(popup: HTMLElement): () => void {
  const visible = window.visualViewport;
  if (!visible) return () => {};
  const screen = visible;

  function adjust() {
    const control = popup.parentElement?.getBoundingClientRect().height ?? 0;
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const room = screen.height - control - (header || 0) - 2 * MARGIN_PX;
    popup.style.setProperty("--sg-combo-room", `${Math.floor(room)}px`);
    popup.scrollIntoView({ block: "nearest", behavior: "instant" });
    // Some engines ignore the keyboard when they scroll an element into view.
    const hidden = popup.getBoundingClientRect().bottom - screen.offsetTop - screen.height;
    if (hidden > 0) window.scrollBy({ top: hidden + MARGIN_PX, behavior: "instant" });
  }

  adjust();
  screen.addEventListener("resize", adjust);
  return () => screen.removeEventListener("resize", adjust);
}
