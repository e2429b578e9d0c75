import type { Language } from "@sughurta/domain";
import { html } from "hono/html";
import type { Seat } from "#src/desk/pages/seat.ts";
import { momentView } from "#src/desk/shell/desk-moment.ts";
import { actionText } from "#src/desk/timeline/action-texts.ts";
import { auditEventsOf } from "#src/desk/timeline/timeline-entry.ts";
import type { Database } from "#src/platform/database/sql.ts";

/** Who did what to things and why, as lines of a page, by their subject. */
export async function eventLines(
  db: Database,
  seat: Seat,
  subjects: readonly string[],
  language: Language,
) {
  const events = subjects.length > 0 ? await auditEventsOf(db, subjects) : [];
  return (subject: string) =>
    events
      .filter((event) => event.subject === subject)
      .map(
        ({ happenedAt, staffName, action, reason }) =>
          html`<p class="muted">${momentView(seat, happenedAt)} · ${actionText(action, language)} · ${staffName}: ${reason}</p>`,
      );
}
