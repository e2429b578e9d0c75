import { useLayoutEffect, useRef } from "react";
import type { PickedFile } from "./file-row.tsx";

/** Keeps the focus in the list when the focused row is removed: at the next file, the previous one, or the picker. */
export function useFocusAfterRemoval(files: readonly PickedFile[], pickerId: string) {
  const ref = useRef<HTMLUListElement>(null);
  const removal = useRef<{ readonly id: string; readonly place: number }>(undefined);

  useLayoutEffect(() => {
    const gone = removal.current;
    if (gone === undefined || files.some(({ id }) => id === gone.id)) return;
    removal.current = undefined;
    // The focus may be elsewhere by now: the response of the server is asynchronous.
    if (document.activeElement !== document.body) return;
    const rows = ref.current?.children ?? [];
    const next = rows[gone.place] ?? rows[gone.place - 1];
    const target = next?.querySelector("button") ?? document.getElementById(pickerId);
    target?.focus();
  }, [files, pickerId]);

  function noteRemoval(id: string) {
    removal.current = { id, place: files.findIndex((file) => file.id === id) };
  }

  return { ref, noteRemoval };
}
