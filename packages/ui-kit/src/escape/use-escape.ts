import { useEffect } from "react";
import { useLatest } from "../use-latest/use-latest.ts";

interface Opened {
  readonly box: () => Element | null | undefined;
  readonly close: () => void;
}

/** What is open; the innermost was opened last. */
const opened: Opened[] = [];

/**
 * Closes on Escape what is open in `box`, one at a time, the innermost first. The key is taken before the page gets it:
 * a modal of the host around ours listens at the document and would close too.
 */
export function useEscape(isOpen: boolean, close: () => void, box: Opened["box"]): void {
  const latest = useLatest({ close, box });
  useEffect(() => {
    if (!isOpen) return;
    const entry: Opened = {
      box: () => latest.current.box(),
      close: () => latest.current.close(),
    };
    if (opened.length === 0) window.addEventListener("keydown", closeInnermost, true);
    opened.push(entry);
    return () => {
      opened.splice(opened.indexOf(entry), 1);
      if (opened.length === 0) window.removeEventListener("keydown", closeInnermost, true);
    };
  }, [isOpen]);
}

function closeInnermost(event: KeyboardEvent): void {
  const innermost = opened.at(-1);
  if (event.key !== "Escape" || event.isComposing || !innermost) return;
  // Without a focus the key goes to the body.
  const { target } = event;
  if (target !== document.body && !innermost.box()?.contains(target as Node)) return;
  event.preventDefault();
  event.stopPropagation();
  innermost.close();
}
