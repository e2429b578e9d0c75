const GAP_PX = 8;

/** Places a bubble below its opener, or above where there is more room, in engines without CSS anchors. */
export function placeBubble(bubble: HTMLElement, opener: HTMLElement): void {
  if (window.CSS?.supports?.("position-area", "block-end")) return;
  const { top, bottom, left, width } = opener.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const size = bubble.getBoundingClientRect();
  const isBelow = bottom + GAP_PX + size.height <= clientHeight || top < clientHeight - bottom;
  const rightmost = clientWidth - size.width - GAP_PX;
  const x = Math.max(GAP_PX, Math.min(left + width / 2 - size.width / 2, rightmost));
  const y = isBelow ? bottom + GAP_PX : top - GAP_PX - size.height;
  bubble.style.setProperty("--sg-bubble-x", `${Math.round(x + window.scrollX)}px`);
  bubble.style.setProperty("--sg-bubble-y", `${Math.round(y + window.scrollY)}px`);
}
