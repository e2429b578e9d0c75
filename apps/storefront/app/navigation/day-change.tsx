import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { watchDay } from "./watch-day.ts";

/**
 * Loads the data of an open page again when the insurer's day changes: its first days, ages and terms depend on today
 * (SPEC-28).
 */
export function DayChange({ timeZone }: { readonly timeZone: string }) {
  const { revalidate } = useRevalidator();
  useEffect(() => watchDay(timeZone, document, revalidate), [timeZone, revalidate]);
  return null;
}
