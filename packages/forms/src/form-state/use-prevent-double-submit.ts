import { useCallback, useEffect, useRef, useState } from "react";

/** Time after a submit during which another one counts as a double click. S0 §9. */
export const SUBMIT_DEBOUNCE_MS = 200;

/**
 * Runs one submit at a time: presses while it runs, or within 200 ms of the last, are ignored (S0 §9). An action that
 * returns `false` has sent nothing: the next press is accepted at once.
 */
export function usePreventDoubleSubmit<A extends unknown[]>(
  action: (...args: A) => unknown,
): { submit: (...args: A) => Promise<void>; submitting: boolean } {
  const latest = useRef(action);
  const running = useRef(false);
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  const [submitting, setSubmitting] = useState(false);

  useEffect(() => {
    latest.current = action;
  });

  const submit = useCallback(async (...args: A) => {
    const now = performance.now();
    if (running.current || now - lastAt.current < SUBMIT_DEBOUNCE_MS) return;
    lastAt.current = now;
    running.current = true;
    setSubmitting(true);
    try {
      const isSent = await latest.current(...args);
      if (isSent === false) lastAt.current = Number.NEGATIVE_INFINITY;
    } finally {
      running.current = false;
      setSubmitting(false);
    }
  }, []);

  return { submit, submitting };
}
