import { type RefObject, useEffect, useRef } from "react";

/**
 * Puts the focus on the first field of a box when `shown` changes: the pressed button is removed with its form. Returns
 * the ref of the box.
 */
export function useFirstFieldFocus<Box extends HTMLElement>(shown: string): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    box.current?.querySelector<HTMLElement>("input:not([hidden]), select, textarea")?.focus();
  }, [shown]);
  return box;
}
