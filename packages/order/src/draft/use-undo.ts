import { useCallback, useState } from "react";

interface Dropped {
  /** Resolves once it is dropped everywhere: what is brought back must not be dropped after that. */
  readonly settled: Promise<unknown>;
  readonly restore: () => void;
}

/** What was dropped last and can be brought back. */
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
