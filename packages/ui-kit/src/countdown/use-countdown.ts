import { useEffect, useState } from "react";
import { useLatest } from "../use-latest/use-latest.ts";

const SECOND_MS = 1000;

/** Seconds until `onDone`; `stop` ends it for good. Nothing runs before hydration. */
export function useCountdown(seconds: number, onDone: () => void) {
  const [left, setLeft] = useState(seconds);
  const [stopped, setStopped] = useState(false);
  const done = useLatest(onDone);

  useEffect(() => {
    if (stopped) return;
    if (left <= 0) {
      done.current();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), SECOND_MS);
    return () => clearTimeout(timer);
  }, [left, stopped]);

  return { left, stopped, stop: () => setStopped(true) };
}
