import { useSyncExternalStore } from "react";

/** Whether the window is so wide, in rem; never on a server, nor in the first view of what it has rendered. */
export function useMinWidth(rem: number): boolean {
  // Not `(width >= …)`, which browsers before Chrome 104 and Safari 16.4 take for false.
  const query = `(min-width: ${rem}rem)`;
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener("change", onChange);
      return () => list?.removeEventListener("change", onChange);
    },
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
