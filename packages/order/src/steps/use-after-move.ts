import { useCallback, useEffect, useRef } from "react";

/** Defers a callback until a step is on the screen; calls it at once where the step is already shown. */
export function useAfterMove<Step extends string>(current: Step) {
  const waiting = useRef<{ readonly key: Step; readonly then: () => void }>(undefined);
  const shown = useRef(current);

  useEffect(() => {
    shown.current = current;
    const { key, then } = waiting.current ?? {};
    if (key !== current) return;
    waiting.current = undefined;
    then?.();
  }, [current]);

  return useCallback((key: Step, then: (() => void) | undefined) => {
    waiting.current = then && { key, then };
    if (shown.current !== key) return;
    waiting.current = undefined;
    then?.();
  }, []);
}
