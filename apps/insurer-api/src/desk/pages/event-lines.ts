import type { Language } from "@sughurta/domain";
import { html } from "hono/html";
import { momentView } from "#src/desk/shell/desk-moment.ts";
import { actionText } from "#src/desk/timeline/action-texts.ts";
import type { AuditEvent } from "#src/platform/database/schema/desk.ts";
import type { DeskContext } from "./desk-context.ts";

/** Audit events of a record, as lines of a page: staff member, action and reason. */
export const eventLines = (
  deskContext: DeskContext,
  events: readonly AuditEvent[],
  language: Language,
) =>
  html`${events.map(
    ({ happenedAt, staffName, action, reason }) =>
      html`<p class="muted">${momentView(deskContext, happenedAt)} · ${actionText(action, language)} · ${staffName}: ${reason}</p>`,
  )}`;
