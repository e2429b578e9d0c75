import { useCallback, useState } from "react";

interface Dropped {
  /** Resolves once the removal is complete everywhere: a restored draft must not be deleted after that. */
  readonly settled: Promise<unknown>;
  readonly restore: () => void;
}

/** The last removal, while it can be undone. */
export function useUndo() {
  const [dropped, setDropped] = useState<Dropped>();

  async function bringBack({ settled, restore }: Dropped) {
    setDropped(undefined);
    await settled;
    restore();
  }

  return {
    offer: useCallback(
      (settled: Promise<unknown>, restore: () => void) => setDropped({ settled, restore }),
      [],
    ),
    undo: dropped && (() => void bringBack(dropped)),
    end: useCallback(() => setDropped(undefined), []),
  };
}
