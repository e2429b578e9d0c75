import { html } from "hono/html";
import type { Permission } from "#src/desk/access/permissions.ts";
import type { DeskRequest, StaffRequest } from "#src/desk/shell/desk-request.ts";
import { decisionField } from "#src/desk/shell/form-fields.ts";
import { workTexts } from "#src/desk/texts/work-texts.ts";

/** Records that staff assign to each other, and the permission to handle them. */
export const ASSIGN_PERMISSIONS = {
  payment: "decidePayments",
  claim: "decideClaims",
  call: "seeCalls",
} as const satisfies Readonly<Record<string, Permission>>;
export type AssignedKind = keyof typeof ASSIGN_PERMISSIONS;

/** Who handles a record, and the colleagues it can be handed over to. */
export interface Handling {
  readonly handler: string | undefined;
  readonly colleagues: readonly string[];
}

/** Field for the colleague who handles a record next. */
export function colleagueField(
  { language }: Pick<DeskRequest, "language">,
  { handler = "", colleagues }: Handling,
) {
  const texts = workTexts[language];
  const options = colleagues.map(
    (name) => html`<option value="${name}" ${name === handler ? "selected" : ""}>${name}</option>`,
  );
  return html`<label>${texts.to} <select name="to"><option value="">${texts.nobody}</option>${options}</select></label>`;
}

/** Who handles a record: one press to take it, and a form to hand it over. */
export function handlingCard(
  desk: StaffRequest,
  handling: Handling,
  about: { readonly kind: AssignedKind; readonly id: string },
) {
  const texts = workTexts[desk.language];
  const { handler, colleagues } = handling;
  const mayAssign = desk.may(ASSIGN_PERMISSIONS[about.kind]);
  if (desk.asksWho || (handler === undefined && !mayAssign)) return "";
  const own = desk.actor.id;
  const take =
    mayAssign && handler !== own && colleagues.includes(own)
      ? html`<form method="post" action="${assignAddress(desk, about)}">${decisionField()}<input type="hidden" name="to" value="${own}"><button>${texts.takeIt}</button></form>`
      : "";
  return html`<section class="card"><h2>${texts.worker}: ${handler ?? texts.nobody}</h2>${take}${handOverForm(desk, handling, about)}</section>`;
}

const assignAddress = (
  desk: DeskRequest,
  { kind, id }: { readonly kind: AssignedKind; readonly id: string },
) => desk.address(`/assign/${kind}/${id}`);

/** Form that hands a record over to a colleague, or releases it. */
export function handOverForm(
  desk: StaffRequest,
  handling: Handling,
  about: { readonly kind: AssignedKind; readonly id: string },
) {
  if (desk.asksWho || !desk.may(ASSIGN_PERMISSIONS[about.kind])) return "";
  const texts = workTexts[desk.language];
  return html`<details><summary>${texts.handOver}</summary><form method="post" action="${assignAddress(desk, about)}">${decisionField()}
    ${colleagueField(desk, handling)}<button>${texts.handOver}</button></form></details>`;
}
