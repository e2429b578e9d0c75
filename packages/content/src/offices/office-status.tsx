import { useTexts } from "@sughurta/i18n";
import { useEffect, useMemo, useState } from "react";
import { contentTexts } from "../texts/content-texts.ts";
import { dushanbeTime, type OfficeState, officeState, parseOfficeHours } from "./office-hours.ts";

const REFRESH_MS = 60_000;

/** The current time, set after the first effect: a page from a server or a cache has another time. */
export function useMoment(clock: () => Date): Date | undefined {
  const [moment, setMoment] = useState<Date>();
  useEffect(() => {
    const refresh = () => setMoment(clock());
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return moment;
}

interface OfficeStatusProps {
  /** Hours as the content service writes them. */
  readonly hours: string;
  readonly moment: Date | undefined;
}

/** Whether an office is open now, and until when; its hours where that cannot be determined. */
export function OfficeStatus({ hours, moment }: OfficeStatusProps) {
  const { t } = useTexts(contentTexts.offices);
  const week = useMemo(() => parseOfficeHours(hours), [hours]);
  const state = week && moment && officeState(week, dushanbeTime(moment));
  return (
    <p className="sg-office__hours" title={state && hours} data-state={state && toneOf(state)}>
      {state ? statusText(state) : hours}
    </p>
  );

  function statusText(now: OfficeState): string {
    if (now.kind === "always") return t("offices.always");
    if (now.kind === "open") return t("offices.openUntil", { time: now.until });
    if (now.inDays === 0) return t("offices.opensToday", { time: now.opens });
    if (now.inDays === 1) return t("offices.opensTomorrow", { time: now.opens });
    return t(`offices.opensOn.${WEEK_DAYS[now.day] ?? "mon"}`, { time: now.opens });
  }
}

const WEEK_DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

function toneOf({ kind }: OfficeState): "open" | "closed" {
  return kind === "closed" ? "closed" : "open";
}
