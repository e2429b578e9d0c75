import { type PointerEvent, useEffect, useRef, useState } from "react";
import { placeBubble } from "./place-bubble.ts";

/** Time to cross the gap between the mark and its bubble. */
const LEAVE_MS = 200;

/** When a hint is shown: while its mark or itself is pointed at, focused, or after a tap (WCAG 1.4.13). */
export function useTooltip() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closesByTap = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const node = bubble.current;
    if (!open || node === null || button.current === null) return;
    node.showPopover?.();
    placeBubble(node, button.current);
    function hideOnEscape(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      event.preventDefault();
      setOpen(false);
    }
    function hideOutside(event: Event) {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    }
    document.addEventListener("keydown", hideOnEscape);
    document.addEventListener("pointerdown", hideOutside);
    return () => {
      document.removeEventListener("keydown", hideOnEscape);
      document.removeEventListener("pointerdown", hideOutside);
      if (node.isConnected) node.hidePopover?.();
    };
  }, [open]);

  function show() {
    clearTimeout(timer.current);
    setOpen(true);
  }

  function hideSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (document.activeElement !== button.current) setOpen(false);
    }, LEAVE_MS);
  }

  /** A finger has no hover: its second tap closes what the first one opened. */
  function touches({ pointerType }: PointerEvent) {
    closesByTap.current = open && pointerType === "touch";
  }

  function showOrHide() {
    if (closesByTap.current) setOpen(false);
    else show();
    closesByTap.current = false;
  }

  return { root, button, bubble, open, show, hideSoon, touches, showOrHide };
}
