import { fromDiram, type Language } from "@sughurta/domain";
import { html } from "hono/html";
import { PERMISSIONS, type Permission, STAFF_ROLES } from "#src/desk/access/permissions.ts";
import { isStoredKind, PROPOSAL_KINDS } from "#src/desk/proposals/proposal-kinds.ts";
import { proposalTexts } from "#src/desk/proposals/proposal-texts.ts";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import { deskTable, momentView, rowLink } from "#src/desk/shell/elements.ts";
import { type DeskPage, rolesText } from "#src/desk/shell/page-frame.ts";
import type { Config } from "#src/platform/config/config.ts";
import type { Proposal } from "#src/platform/database/schema/proposal.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { amountText } from "#src/platform/texts/amount-text.ts";
import {
  RATE_ALONE_PERCENT,
  TWO_PEOPLE,
  type TwoPeopleKind,
} from "#src/platform/two-people/two-people.ts";

/** Permission to decide about each kind of change. */
const DECIDED_WITH: Readonly<Record<TwoPeopleKind, Permission>> = {
  refund: "decideRefunds",
  payout: PROPOSAL_KINDS.payout.permission,
  reopening: PROPOSAL_KINDS.reopening.permission,
  coupon: PROPOSAL_KINDS.coupon.permission,
  rate: PROPOSAL_KINDS.rate.permission,
  commission: PROPOSAL_KINDS.commission.permission,
  promise: PROPOSAL_KINDS.promise.permission,
  box: PROPOSAL_KINDS.box.permission,
  monthClosing: PROPOSAL_KINDS.monthClosing.permission,
  correction: PROPOSAL_KINDS.correction.permission,
  sanctionsList: PROPOSAL_KINDS.sanctionsList.permission,
  suspendedDeliveries: PROPOSAL_KINDS.suspendedDeliveries.permission,
  erasure: PROPOSAL_KINDS.erasure.permission,
  price: "decidePrices",
  tariff: "decidePrices",
  roles: "manageStaff",
};

/** Open proposals, and what one person may decide alone. */
export interface ProposalsFacts {
  readonly proposals: readonly Proposal[];
  readonly alone: Config["alone"];
}

/** Open proposals that the user may see, and the table of what needs two people. */
export function proposalsView(desk: DeskRequest, { proposals, alone }: ProposalsFacts): DeskPage {
  const { language } = desk;
  const texts = proposalTexts[language];
  const rows = proposals.flatMap(({ kind, change, proposedBy, proposedAt }) => {
    if (!isStoredKind(kind)) return [];
    const known = PROPOSAL_KINDS[kind];
    if (!desk.may(known.seenWith)) return [];
    const { name } = texts.kinds[kind];
    const address = `${desk.path}${known.page(change)}`;
    const link = rowLink(`${address}${address.includes("?") ? "&" : "?"}lang=${language}`, name);
    return [[link, known.describe(change, language), proposedBy, momentView(desk, proposedAt)]];
  });
  const columns = [texts.what, texts.change, texts.who, texts.since];
  const open = rows.length > 0 ? deskTable(texts.open, columns, rows) : html`<p>${texts.empty}</p>`;
  const body = html`<section><h2>${texts.open}</h2>${open}</section>
    <section class="card"><h2>${texts.table}</h2>${rulesTable(language, alone)}</section>`;
  return { title: texts.title, body };
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
