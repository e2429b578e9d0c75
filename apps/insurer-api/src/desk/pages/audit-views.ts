import type { Context } from "hono";
import { html } from "hono/html";
import { deskTexts } from "#src/desk/desk-texts.ts";
import { CLOSED } from "#src/desk/personal/mask.ts";
import { momentView } from "#src/desk/shell/desk-moment.ts";
import { rolesText, sendDeskPage } from "#src/desk/shell/desk-page.ts";
import { deskTable } from "#src/desk/shell/desk-table.ts";
import { actionText } from "#src/desk/timeline/action-texts.ts";
import type { AuditEvent } from "#src/platform/database/schema/desk.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { auditTexts } from "./audit-texts.ts";
import type { DeskContext } from "./desk-context.ts";
import { isOpenTo } from "./open-to.ts";

/** List paths of records that have a page of their own. */
const LISTS: Readonly<Record<string, string>> = {
  payment: "payments",
  refund: "refunds",
  policy: "policies",
  claim: "claims",
  price: "prices",
  tariff: "tariffs",
  partner: "partners",
  staff: "staff",
};

/** Audit events, newest first, with a link to the next page. */
export function showAudit(
  deskContext: DeskContext,
  context: Context,
  events: readonly AuditEvent[],
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = auditTexts[language];
  const rows = events.map((one) => [
    html`<strong>${one.position}</strong>`,
    momentView(deskContext, one.happenedAt),
    `${one.staffName} (${rolesText([one.role], language)})`,
    actionText(one.action, language),
    subjectView(deskContext, context, one),
    CLOSED.note(one.reason),
  ]);
  const { number, when, who, action, subject, reason } = texts;
  const columns = [number, when, who, action, subject, reason];
  const { audit: title, empty, nextPage } = deskTexts[language];
  const last = events.at(-1)?.position ?? 1;
  const more =
    last > 1
      ? html`<p><a class="button" rel="next" href="?before=${last}&lang=${language}">${nextPage}</a></p>`
      : "";
  const body =
    rows.length > 0 ? html`${deskTable(title, columns, rows)}${more}` : html`<p>${empty}</p>`;
  return sendDeskPage(context, { language, title, body });
}

/** Subject of an action, linked to its page if it has one. */
function subjectView(deskContext: DeskContext, context: Context, { subject }: AuditEvent) {
  const language = pageLanguage(context);
  const [kind = "", id = ""] = subject.split(":");
  const page = `/${LISTS[kind] ?? ""}/${id}`;
  if (!isOpenTo(deskContext, context, page)) return html`<span>${subject}</span>`;
  return html`<span><a href="${deskContext.path}${page}?lang=${language}">${subject}</a></span>`;
}
