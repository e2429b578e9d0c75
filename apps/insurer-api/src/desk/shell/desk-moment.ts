import { html } from "hono/html";

/** Time zone in which times are shown. */
interface Place {
  /** The insurer's time zone. */
  readonly timeZone: string;
}

/** Date and time in the insurer's zone: `25.11.2026, 14:05`. */
export function momentText({ timeZone }: Place, moment: Date): string {
  // German formats it like this in every version of the locale data.
  return new Intl.DateTimeFormat("de-DE", {
    timeZone,
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  }).format(moment);
}

/** Date and time as an element of a page, with the exact time as an attribute. */
export function momentView(place: Place, moment: Date) {
  return html`<time datetime="${moment.toISOString()}">${momentText(place, moment)}</time>`;
}
