import { html } from "hono/html";
import type { PersonalView } from "#src/desk/access/mask.ts";
import type { Permission } from "#src/desk/access/permissions.ts";
import type { PersonalKind } from "#src/desk/access/unmask-grants.ts";
import { actionText } from "#src/desk/texts/action-texts.ts";
import type { AuditEvent } from "#src/platform/database/schema/desk.ts";
import type { OutboxMessage } from "#src/platform/database/schema/service.ts";
import type { DeskRequest } from "./desk-request.ts";
import { momentView } from "./elements.ts";
import { commandFields } from "./form-fields.ts";

/** Recipient of a message, masked according to the view. */
export const recipientText = (
  view: PersonalView,
  { channel, recipient }: Pick<OutboxMessage, "channel" | "recipient">,
): string => (channel === "mail" ? view.email(recipient) : view.phone(recipient));

/** Permissions for the lists whose records have a page of their own. */
const SEEN_BY: Readonly<Record<string, Permission>> = {
  payments: "seePayments",
  refunds: "seeRefunds",
  policies: "seePolicies",
  claims: "seeClaims",
  checks: "seeChecks",
  sanctions: "seeChecks",
  prices: "seePrices",
  tariffs: "seePrices",
  partners: "seePartners",
  staff: "manageStaff",
};

/** Whether the user may open the page of a record, such as `/claims/…`; false for a record without a page. */
export function isOpenTo(desk: DeskRequest, page: string): boolean {
  const sees = SEEN_BY[page.split("/")[1] ?? ""];
  return sees !== undefined && desk.may(sees);
}

const ru = {
  show: "Показать персональные данные",
  shown: "Персональные данные открыты вам на 15 минут. Это записано в журнал",
  reason: "Зачем",
  decidedBy: "Кто открывает",
};

const tg: typeof ru = {
  show: "Нишон додани маълумоти шахсӣ",
  shown: "Маълумоти шахсӣ ба шумо 15 дақиқа кушода аст. Ин дар дафтар сабт шуд",
  reason: "Барои чӣ",
  decidedBy: "Кӣ мекушояд",
};

const en: typeof ru = {
  show: "Show personal data",
  shown: "Personal data is open to you for 15 minutes. This has been recorded",
  reason: "What for",
  decidedBy: "Who opens it",
};

const personalTexts = { ru, tg, en };

/** Form that reveals the personal data of a record with a reason; a note if it is already revealed. */
export function personalForm(
  desk: DeskRequest,
  { status }: PersonalView,
  { kind, id }: { readonly kind: PersonalKind; readonly id: string },
) {
  const texts = personalTexts[desk.language];
  if (desk.asksWho || status === "locked") return "";
  if (status === "open") return html`<p class="muted" role="status">${texts.shown}</p>`;
  return html`<details><summary>${texts.show}</summary>
    <form method="post" action="${desk.address(`/personal/${kind}/${id}`)}">${commandFields(desk, texts)}
    <button>${texts.show}</button></form></details>`;
}

/** Audit events of a record, as lines of a page: staff member, action and reason. */
export const eventLines = (desk: DeskRequest, events: readonly AuditEvent[]) =>
  html`${events.map(
    ({ happenedAt, staffName, action, reason }) =>
      html`<p class="muted">${momentView(desk, happenedAt)} · ${actionText(action, desk.language)} · ${staffName}: ${reason}</p>`,
  )}`;

/** The number of a policy, linked to its page; without a link at the sandbox desk, which has no such page. */
export function policyLink({ asksWho, address }: DeskRequest, number: string) {
  return asksWho ? number : html`<a href="${address(`/policies/${number}`)}">${number}</a>`;
}
