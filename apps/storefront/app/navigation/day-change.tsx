import { useEffect } from "react";
import { useRevalidator } from "react-router";

const CHECK_MS = 60_000;

/** The date of an instant in a time zone, in a fixed format of this browser. */
const dateIn = (timeZone: string, instant: Date) => instant.toLocaleDateString("en", { timeZone });

/**
 * Calls `onChange` within a minute after the date changes in a time zone, or when the page becomes visible on another day.
 * Returns a function that stops it.
 */
export function watchDay(timeZone: string, page: EventTarget, onChange: () => void): () => void {
  // Formatted only for a comparison: a browser's first formatter would delay hydration by a tenth.
  let shown = new Date();
  const check = () => {
    const now = new Date();
    if (dateIn(timeZone, now) === dateIn(timeZone, shown)) return;
    shown = now;
    onChange();
  };
  const timer = setInterval(check, CHECK_MS);
  // Timers are delayed in a page that is not visible.
  page.addEventListener("visibilitychange", check);
  return () => {
    clearInterval(timer);
    page.removeEventListener("visibilitychange", check);
  };
}

/**
 * Loads the data of an open page again when the insurer's day changes: its first days, ages and terms depend on today
 * (SPEC-28).
 */
export function DayChange({ timeZone }: { readonly timeZone: string }) {
  const { revalidate } = useRevalidator();
  useEffect(() => watchDay(timeZone, document, revalidate), [timeZone, revalidate]);
  return null;
}
