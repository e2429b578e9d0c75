import { useTexts } from "@sughurta/i18n";
import { Button } from "@sughurta/ui-kit";
import { useEffect, useRef, useState } from "react";
import { formTexts } from "../texts/form-texts.ts";

const SECOND_MS = 1_000;

export interface RepeatCodeProps {
  /** Seconds until another code may be requested. */
  readonly seconds: number;
  /** Sends another code; returns the seconds until the next one, 0 where none was sent. */
  readonly sendAgain: () => Promise<number>;
}

/** Sends the code again, once the wait is over (S0 §2). */
export function RepeatCode({ seconds, sendAgain }: RepeatCodeProps) {
  const { t, format } = useTexts(formTexts);
  const [left, setLeft] = useState(seconds);
  const [sending, setSending] = useState(false);
  const wait = useRef<HTMLParagraphElement>(null);
  const wasSending = useRef(sending);
  useEffect(() => {
    // The pressed button has been removed.
    if (wasSending.current && !sending) wait.current?.focus();
    wasSending.current = sending;
  }, [sending]);

  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), SECOND_MS);
    return () => clearTimeout(timer);
  }, [left]);

  async function repeat() {
    setSending(true);
    setLeft(await sendAgain());
    setSending(false);
  }

  return left > 0 ? (
    <p ref={wait} tabIndex={-1}>
      {t("smsCode.repeatIn", { wait: format.wait(left) })}
    </p>
  ) : (
    <Button variant="quiet" icon="refresh" busy={sending} onClick={repeat}>
      {t("smsCode.repeat")}
    </Button>
  );
}
