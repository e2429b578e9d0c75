import { Button } from "@sughurta/ui-kit";
import { useEffect, useState } from "react";

const SECOND_MS = 1_000;

export interface RepeatCodeProps {
  /** Seconds until another code may be asked for; give a new `key` after each one. */
  readonly seconds: number;
  readonly busy: boolean;
  readonly onRepeat: () => void;
  readonly repeatText: string;
  /** Says how many seconds are left. */
  readonly waitText: (seconds: number) => string;
}

/** Sends the code again, once the wait is over (S0 §2). */
export function RepeatCode({ seconds, busy, onRepeat, repeatText, waitText }: RepeatCodeProps) {
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), SECOND_MS);
    return () => clearTimeout(timer);
  }, [left]);

  return left > 0 ? (
    <p>{waitText(left)}</p>
  ) : (
    <Button variant="quiet" icon="refresh" busy={busy} onClick={onRepeat}>
      {repeatText}
    </Button>
  );
}
