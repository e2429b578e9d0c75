import { formatDate } from "@sughurta/domain";
import { dateIn } from "@sughurta/server-kit";
import { html } from "hono/html";

/** Where moments are told in. */
interface Place {
  /** The insurer's zone. */
  readonly timeZone: string;
}

/** A moment as people of the insurer read it: `25.11.2026, 14:05`. */
export function momentText({ timeZone }: Place, moment: Date): string {
  const time = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  return `${formatDate(dateIn(timeZone, moment))}, ${time.format(moment)}`;
}

/** A moment of a page, with its seconds for whoever asks. */
export function momentView(place: Place, moment: Date) {
  return html`<time datetime="${moment.toISOString()}">${momentText(place, moment)}</time>`;
}
