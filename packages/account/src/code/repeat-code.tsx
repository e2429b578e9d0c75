import { useTexts } from "@sughurta/i18n";
import { Button } from "@sughurta/ui-kit";
import { useEffect, useState } from "react";
import { accountTexts } from "../texts/account-texts.ts";

const SECOND_MS = 1_000;

export interface RepeatCodeProps {
  /** Seconds until another code may be asked for; give a new `key` after each one. */
  readonly seconds: number;
  readonly busy: boolean;
  readonly onRepeat: () => void;
}

/** Sends the code again, once the wait is over (S0 §2). */
export function RepeatCode({ seconds, busy, onRepeat }: RepeatCodeProps) {
  const { t } = useTexts(accountTexts);
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), SECOND_MS);
    return () => clearTimeout(timer);
  }, [left]);

  return left > 0 ? (
    <p>{t("code.repeatIn", { seconds: left })}</p>
  ) : (
    <Button variant="quiet" icon="refresh" busy={busy} onClick={onRepeat}>
      {t("code.repeat")}
    </Button>
  );
}
