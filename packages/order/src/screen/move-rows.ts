import { flushSync } from "react-dom";
import { wantsMotion } from "./wants-motion.ts";

const ENTER_PX = 8;
const MOVE_MS = 160;

/**
 * Animates a change in which rows of a list are added, removed or grow; the others move to their new positions, unless
 * motion is reduced.
 */
export function moveRows(list: Element | null, change: () => void): void {
  const before = topsOf(list);
  flushSync(change);
  if (!wantsMotion()) return;
  for (const [row, top] of topsOf(list)) {
    const from = before.get(row);
    if (from === top) continue;
    const start =
      from === undefined
        ? { opacity: 0, transform: `translateY(${ENTER_PX}px)` }
        : { transform: `translateY(${from - top}px)` };
    row.animate?.([start, {}], { duration: MOVE_MS, easing: "ease-out" });
  }
}

/** Positions of the rows in a list, px. */
function topsOf(list: Element | null): Map<Element, number> {
  const start = list?.getBoundingClientRect().top ?? 0;
  const rows = [...(list?.children ?? [])];
  return new Map(rows.map((row) => [row, row.getBoundingClientRect().top - start]));
}
