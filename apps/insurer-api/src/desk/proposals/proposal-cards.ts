import { html } from "hono/html";
import { CLOSED, type PersonalView } from "#src/desk/access/mask.ts";
import type { Permission } from "#src/desk/access/permissions.ts";
import type { DeskRequest, StaffRequest } from "#src/desk/shell/desk-request.ts";
import { momentText } from "#src/desk/shell/elements.ts";
import { commandFields } from "#src/desk/shell/form-fields.ts";
import type { Proposal } from "#src/platform/database/schema/proposal.ts";
import { isStoredKind, PROPOSAL_KINDS } from "./proposal-kinds.ts";
import { proposalTexts } from "./proposal-texts.ts";

const ru = { confirm: "Подтвердить", reject: "Отклонить", withdraw: "Отозвать" };
const tg: typeof ru = {
  confirm: "Тасдиқ кардан",
  reject: "Рад кардан",
  withdraw: "Бозпас гирифтан",
};
const en: typeof ru = { confirm: "Confirm", reject: "Reject", withdraw: "Withdraw" };
const decisionTexts = { ru, tg, en };

/** Decision form of a proposal: its author may withdraw it, other staff confirm or reject it. */
export function decideProposalForm(
  desk: DeskRequest,
  { action, isOwn }: { readonly action: string; readonly isOwn: boolean },
  texts: Parameters<typeof commandFields>[1] & { readonly anotherConfirms: string },
) {
  const { confirm, reject, withdraw } = decisionTexts[desk.language];
  return html`<form method="post" action="${action}">
    ${isOwn ? html`<p>${texts.anotherConfirms}</p>` : ""}${commandFields(desk, texts)}
    <div class="tools">${isOwn ? "" : html`<button class="main" name="command" value="confirm">${confirm}</button>`}
    <button name="command" value="reject">${isOwn ? withdraw : reject}</button></div></form>`;
}

/** Cards of open proposals, each with the decision form if the user may decide. */
export function proposalCards(
  desk: StaffRequest,
  proposals: readonly Proposal[],
  view: PersonalView = CLOSED,
) {
  const { language } = desk;
  const texts = proposalTexts[language];
  return proposals.map(({ id, kind, change, proposedBy, proposedAt, reason }) => {
    if (!isStoredKind(kind)) return "";
    const known = PROPOSAL_KINDS[kind];
    const message = known.message(change);
    const isOwn = isProposer(desk, known.permission, proposedBy);
    const action = desk.address(`/proposals/${id}`);
    const form = desk.may(known.permission)
      ? decideProposalForm(desk, { action, isOwn }, texts)
      : "";
    return html`<section class="card"><h2>${texts.awaits}: ${texts.kinds[kind].name}</h2>
      <p>${known.describe(change, language)}</p>${message === "" ? "" : html`<p>${texts.message}: ${view.other(message)}</p>`}
      <p class="muted">${momentText(desk, proposedAt)} · ${proposedBy}: ${view.note(reason)}</p>${form}</section>`;
  });
}

/** Whether the user proposed a change; unknown at a desk without sign-in. */
function isProposer(desk: StaffRequest, permission: Permission, proposedBy: string) {
  if (desk.asksWho || !desk.may(permission)) return false;
  return desk.actor.id === proposedBy;
}
