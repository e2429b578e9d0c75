import { formatDate } from "../dates/display-date.ts";
import { compareDates } from "../dates/iso-date.ts";
import type { Language } from "../language/language.ts";

/** Days of a cancelled policy, ISO. */
export interface CancelledPolicy {
  readonly startDate: string;
  readonly cancelledOn: string;
}

/** Whether a policy was cancelled before its first day: no day of it was covered. SPEC-92. */
export function neverBegan({ startDate, cancelledOn }: CancelledPolicy): boolean {
  return compareDates(cancelledOn, startDate) < 0;
}

interface CancellationTexts {
  readonly lastDay: (date: string) => string;
  readonly neverBegan: (date: string) => string;
}

const TEXTS: Readonly<Record<Language, CancellationTexts>> = {
  ru: {
    lastDay: (date) => `Полис отменён ${date}. Этот день последний.`,
    neverBegan: (date) => `Полис отменён ${date}, до начала действия.`,
  },
  tg: {
    lastDay: (date) => `Полис ${date} бекор шуд. Ин рӯзи охирин аст.`,
    neverBegan: (date) => `Полис ${date}, пеш аз оғози амал, бекор шуд.`,
  },
  en: {
    lastDay: (date) => `The policy was cancelled on ${date}, its last day.`,
    neverBegan: (date) => `The policy was cancelled on ${date}, before its first day.`,
  },
};

/** When a policy was cancelled, as a sentence; a last day is given only where it was covered. SPEC-70, SPEC-92. */
export function cancellationText(language: Language, cancelled: CancelledPolicy): string {
  const texts = TEXTS[language];
  const date = formatDate(cancelled.cancelledOn);
  return neverBegan(cancelled) ? texts.neverBegan(date) : texts.lastDay(date);
}
