import { html } from "hono/html";

/** Where moments are told in. */
interface Place {
  /** The insurer's zone. */
  readonly timeZone: string;
}

/** A moment as people of the insurer read it: `25.11.2026, 14:05`. */
export function momentText({ timeZone }: Place, moment: Date): string {
  // German writes it so in every release of the tables of languages.
  return new Intl.DateTimeFormat("de-DE", {
    timeZone,
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  }).format(moment);
}

/** A moment of a page, with its seconds for whoever asks. */
export function momentView(place: Place, moment: Date) {
  return html`<time datetime="${moment.toISOString()}">${momentText(place, moment)}</time>`;
}
