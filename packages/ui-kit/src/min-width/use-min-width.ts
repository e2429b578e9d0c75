import { useSyncExternalStore } from "react";

/** Whether the window has at least this width, in rem; false on a server and in the first render after it. */
export function useMinWidth(rem: number): boolean {
  // Not `(width >= …)`, which browsers before Chrome 104 and Safari 16.4 evaluate to false.
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
