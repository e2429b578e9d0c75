import { fromDiram, type Language } from "@sughurta/domain";
import type { Context } from "hono";
import { html } from "hono/html";
import { decideProposalForm } from "#src/desk/pages/decide-proposal-form.ts";
import { deskProblem } from "#src/desk/pages/desk-command.ts";
import type { DeskContext } from "#src/desk/pages/desk-context.ts";
import { PERMISSIONS, type Permission, STAFF_ROLES } from "#src/desk/permissions.ts";
import { CLOSED, type PersonalView } from "#src/desk/personal/mask.ts";
import { momentText, momentView } from "#src/desk/shell/desk-moment.ts";
import { rolesText, sendDeskPage } from "#src/desk/shell/desk-page.ts";
import { deskTable, rowLink } from "#src/desk/shell/desk-table.ts";
import type { Config } from "#src/platform/config/config.ts";
import type { Proposal } from "#src/platform/database/schema/proposal.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { amountText } from "#src/platform/texts/amount-text.ts";
import { fill } from "#src/platform/texts/failure-texts.ts";
import {
  RATE_ALONE_PERCENT,
  TWO_PEOPLE,
  type TwoPeopleKind,
} from "#src/platform/two-people/two-people.ts";
import { isStoredKind, PROPOSAL_KINDS } from "./proposal-kinds.ts";
import { proposalTexts } from "./proposal-texts.ts";

/** Permission to decide about each kind of change. */
const DECIDED_WITH: Readonly<Record<TwoPeopleKind, Permission>> = {
  refund: "decideRefunds",
  payout: PROPOSAL_KINDS.payout.permission,
  reopening: PROPOSAL_KINDS.reopening.permission,
  coupon: PROPOSAL_KINDS.coupon.permission,
  rate: PROPOSAL_KINDS.rate.permission,
  commission: PROPOSAL_KINDS.commission.permission,
  promise: PROPOSAL_KINDS.promise.permission,
  price: "decidePrices",
  tariff: "decidePrices",
  roles: "manageStaff",
  monthClosing: PROPOSAL_KINDS.monthClosing.permission,
};

/** Open proposals that the user may see, and the table of what needs two people. */
export function showProposals(
  deskContext: DeskContext,
  context: Context,
  proposals: readonly Proposal[],
  alone: Config["alone"],
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = proposalTexts[language];
  const rows = proposals.flatMap(({ kind, change, proposedBy, proposedAt }) => {
    if (!isStoredKind(kind)) return [];
    const known = PROPOSAL_KINDS[kind];
    if (!deskContext.may(context, known.seenWith)) return [];
    const { name } = texts.kinds[kind];
    const address = `${deskContext.path}${known.page(change)}`;
    const link = rowLink(`${address}${address.includes("?") ? "&" : "?"}lang=${language}`, name);
    return [
      [link, known.describe(change, language), proposedBy, momentView(deskContext, proposedAt)],
    ];
  });
  const columns = [texts.what, texts.change, texts.who, texts.since];
  const open = rows.length > 0 ? deskTable(texts.open, columns, rows) : html`<p>${texts.empty}</p>`;
  const body = html`${deskProblem(context, language)}<section><h2>${texts.open}</h2>${open}</section>
    <section class="card"><h2>${texts.table}</h2>${rulesTable(language, alone)}</section>`;
  return sendDeskPage(context, { language, title: texts.title, body });
}

/** The table of what needs two people, with the present limits. */
function rulesTable(language: Language, alone: Config["alone"]) {
  const texts = proposalTexts[language];
  const sum = (diram: number) => amountText(fromDiram(diram), language);
  const values = {
    refund: sum(alone.refundDiram),
    payout: STAFF_ROLES.filter((role) => alone.payoutDiram.has(role))
      .map(
        (role) => `${rolesText([role], language)} – ${sum(alone.payoutDiram.get(role) ?? 0)} TJS`,
      )
      .join(", "),
    couponPercent: alone.couponPercent,
    coupon: sum(alone.couponDiram),
    ratePercent: RATE_ALONE_PERCENT,
  };
  const kinds = Object.keys(TWO_PEOPLE) as TwoPeopleKind[];
  const rows = kinds.map(
    (kind) =>
      html`<li><strong>${texts.kinds[kind].name}</strong><span>${fill(texts.kinds[kind].when, values)}</span><span class="muted">${texts.roles}: ${rolesText(PERMISSIONS[DECIDED_WITH[kind]], language)}</span></li>`,
  );
  return html`<ul class="rows">${rows}</ul>`;
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
