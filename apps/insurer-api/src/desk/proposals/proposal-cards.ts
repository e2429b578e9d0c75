import type { Language } from "@sughurta/domain";
import type { Context } from "hono";
import { html } from "hono/html";
import { CLOSED, type PersonalView } from "#src/desk/access/mask.ts";
import type { Permission } from "#src/desk/access/permissions.ts";
import type { DeskContext } from "#src/desk/shell/desk-request.ts";
import { momentText } from "#src/desk/shell/elements.ts";
import { commandFields } from "#src/desk/shell/form-fields.ts";
import type { Proposal } from "#src/platform/database/schema/proposal.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { isStoredKind, PROPOSAL_KINDS } from "./proposal-kinds.ts";
import { proposalTexts } from "./proposal-texts.ts";

const TEXTS: Readonly<
  Record<Language, { readonly confirm: string; readonly reject: string; readonly withdraw: string }>
> = {
  ru: { confirm: "Подтвердить", reject: "Отклонить", withdraw: "Отозвать" },
  tg: { confirm: "Тасдиқ кардан", reject: "Рад кардан", withdraw: "Бозпас гирифтан" },
  en: { confirm: "Confirm", reject: "Reject", withdraw: "Withdraw" },
};

/** Decision form of a proposal: its author may withdraw it, other staff confirm or reject it. */
export function decideProposalForm(
  deskContext: DeskContext,
  { action, isOwn }: { readonly action: string; readonly isOwn: boolean },
  texts: Parameters<typeof commandFields>[1] & { readonly anotherConfirms: string },
  language: Language,
) {
  const { confirm, reject, withdraw } = TEXTS[language];
  return html`<form method="post" action="${action}">
    ${isOwn ? html`<p>${texts.anotherConfirms}</p>` : ""}${commandFields(deskContext, texts)}
    <div class="tools">${isOwn ? "" : html`<button class="main" name="command" value="confirm">${confirm}</button>`}
    <button name="command" value="reject">${isOwn ? withdraw : reject}</button></div></form>`;
}

/** Cards of open proposals, each with the decision form if the user may decide. */
export function proposalCards(
  deskContext: DeskContext,
  context: Context,
  proposals: readonly Proposal[],
  view: PersonalView = CLOSED,
) {
  const language = pageLanguage(context);
  const texts = proposalTexts[language];
  return proposals.map(({ id, kind, change, proposedBy, proposedAt, reason }) => {
    if (!isStoredKind(kind)) return "";
    const known = PROPOSAL_KINDS[kind];
    const message = known.message(change);
    const isOwn = isProposer(deskContext, context, known.permission, proposedBy);
    const action = `${deskContext.path}/proposals/${id}?lang=${language}`;
    const form = deskContext.may(context, known.permission)
      ? decideProposalForm(deskContext, { action, isOwn }, texts, language)
      : "";
    return html`<section class="card"><h2>${texts.awaits}: ${texts.kinds[kind].name}</h2>
      <p>${known.describe(change, language)}</p>${message === "" ? "" : html`<p>${texts.message}: ${view.other(message)}</p>`}
      <p class="muted">${momentText(deskContext, proposedAt)} · ${proposedBy}: ${view.note(reason)}</p>${form}</section>`;
  });
}

/** Whether the user proposed a change; unknown at a desk without sign-in. */
function isProposer(
  deskContext: DeskContext,
  context: Context,
  permission: Permission,
  proposedBy: string,
) {
  if (deskContext.asksWho || !deskContext.may(context, permission)) return false;
  return deskContext.actorFor(context, permission, "").id === proposedBy;
}
