/** Scrolls the current tab to the middle of its strip; the page itself does not scroll. */
export function scrollToCurrent(strip: HTMLElement): void {
  const tab = strip.querySelector("[aria-current], [aria-selected=true]")?.getBoundingClientRect();
  const { left, width } = strip.getBoundingClientRect();
  if (tab) strip.scrollLeft += tab.left - left - (width - tab.width) / 2;
}
