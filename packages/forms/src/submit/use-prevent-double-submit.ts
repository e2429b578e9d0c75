import { useCallback, useEffect, useRef, useState } from "react";

/** Time after a submit during which another one is taken for a double click. S0 §9. */
export const SUBMIT_DEBOUNCE_MS = 200;

/**
 * Runs one submit at a time: presses while it runs, or within 200 ms of the last, do nothing (S0 §9). An action that
 * tells `false` has sent nothing: what is put right is sent with the next press, however soon.
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
