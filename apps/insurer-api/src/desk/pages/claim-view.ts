import {
  type ClaimState,
  claimNumber,
  fromDiram,
  type Language,
  nextClaimStates,
} from "@sughurta/domain";
import { html } from "hono/html";
import type { ClaimMoney } from "#src/claims/claim-money.ts";
import type { PersonalView } from "#src/desk/access/mask.ts";
import { proposalCards } from "#src/desk/proposals/proposal-cards.ts";
import type { DeskRequest, StaffRequest } from "#src/desk/shell/desk-request.ts";
import {
  backLinks,
  badge,
  contactLines,
  deskPreview,
  momentText,
  momentView,
  rowLink,
  type Tone,
} from "#src/desk/shell/elements.ts";
import { actorField, commandFields, decisionField } from "#src/desk/shell/form-fields.ts";
import { type FilterChoice, toChoices } from "#src/desk/shell/list-filter.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import { personalForm, policyLink } from "#src/desk/shell/record-parts.ts";
import {
  chosenRow,
  type ListPage,
  personalTable,
  workListPage,
} from "#src/desk/shell/work-list.ts";
import { claimDeskTexts } from "#src/desk/texts/claim-texts.ts";
import { workTexts } from "#src/desk/texts/work-texts.ts";
import type { TimelineEntry } from "#src/desk/timeline/timeline-entries.ts";
import { timelineView } from "#src/desk/timeline/timeline-view.ts";
import { type Handling, handlingCard } from "#src/desk/work/assignment-view.ts";
import { marksCard } from "#src/desk/work/marks-card.ts";
import { notesCard } from "#src/desk/work/note-view.ts";
import type { RecordNote } from "#src/platform/database/schema/desk.ts";
import type { Proposal } from "#src/platform/database/schema/proposal.ts";
import type { ScreeningCheck } from "#src/platform/database/schema/screening.ts";
import type { Claim, ClaimFile } from "#src/platform/database/schema/service.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { amountText } from "#src/platform/texts/amount-text.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { type PolicyTerms, policyTermsCard } from "./policy-view.ts";

/** A page of claims. */
export interface ClaimsFacts extends ListPage<Claim> {
  /** Who handles each claim, by id. */
  readonly handlers: ReadonlyMap<string, string>;
  readonly products: readonly FilterChoice[];
}

/** Data of a claim page. */
export interface ClaimFacts {
  readonly shown: Claim;
  readonly files: readonly ClaimFile[];
  /** Terms of the policy of the claim. */
  readonly terms: PolicyTerms | undefined;
  readonly money: ClaimMoney;
  /** Payouts of the policy, in diram, that the user's role approves without a second person. */
  readonly aloneDiram: number;
  /** Its decision, and whether the claimant is still to be informed; `undefined` if it is not decided. */
  readonly decision: { readonly announceAt: Date; readonly isPending: boolean } | undefined;
  /** Open proposals to pay it or to review it again. */
  readonly proposals: readonly Proposal[];
  readonly timeline: readonly TimelineEntry[];
  readonly handling: Handling;
  readonly notes: readonly RecordNote[];
  readonly marks: readonly ScreeningCheck[];
}

const TONES: Readonly<Record<ClaimState, Tone>> = {
  registered: "warning",
  underReview: "warning",
  papersAwaited: "info",
  paid: "success",
  refused: "neutral",
};

/** Badge with the state of a claim. */
const claimBadge = (state: ClaimState, language: Language) =>
  badge(TONES[state], claimDeskTexts[language].states[state]);

/** Table of claims. Rows with a known handler can be chosen. */
export function claimTable(
  desk: DeskRequest,
  claims: readonly Claim[],
  handlers?: ClaimsFacts["handlers"],
) {
  const { language } = desk;
  const texts = claimDeskTexts[language];
  const canChoose = handlers !== undefined && desk.may("decideClaims");
  const getHead = (id: string) => {
    const name = claimNumber(id);
    const link = rowLink(desk.address(`/claims/${id}`), name);
    return canChoose ? chosenRow(desk, { id, name }, link) : link;
  };
  return personalTable(desk, claims, {
    kind: "claim",
    caption: texts.title,
    columns: [
      texts.number,
      texts.claimant,
      texts.state,
      texts.policy,
      texts.came,
      ...(handlers ? [workTexts[language].worker] : []),
    ],
    getId: ({ id }) => id,
    toCells: ({ id, fullName, state, policyNumber, createdAt }, view) => [
      getHead(id),
      view.name(fullName),
      claimBadge(state, language),
      policyNumber,
      momentView(desk, createdAt),
      ...(handlers ? [handlers.get(id) ?? ""] : []),
    ],
  });
}

/** Maximum length of a message to a claimant. */
export const MESSAGE_LENGTH = 1_000;

/** Pending claims, oldest first, or all claims, newest first. */
export function claimsView(desk: DeskRequest, page: ClaimsFacts): DeskPage {
  const texts = claimDeskTexts[desk.language];
  return workListPage(desk, page, {
    title: texts.title,
    rows: claimTable(desk, page.shown, page.handlers),
    empty: texts.empty,
    ...(desk.may("decideClaims") ? { selected: "claims" } : {}),
    filtered: {
      list: "claims",
      by: { product: page.products, state: toChoices(texts.states), hasMine: true },
    },
  });
}

/** One claim: its data, its money, its timeline, and the available decisions. */
export async function claimView(desk: StaffRequest, one: ClaimFacts): Promise<DeskPage> {
  const { shown, files, terms, proposals, timeline } = one;
  const { language } = desk;
  const texts = claimDeskTexts[language];
  const { id } = shown;
  const view = (await desk.loadViews("claim", [id]))(id);
  const facts = html`<section class="card">
    <dl><dt>${texts.claimant}</dt><dd>${contactLines(view.name(shown.fullName), view.phone(shown.phone), view.email(shown.email))}</dd>
    <dt>${texts.policy}</dt><dd>${policyLink(desk, shown.policyNumber)}</dd>
    <dt>${texts.files}</dt><dd>${fileList(files, view, `${desk.path}/claims/${id}/files`)}</dd></dl>
    <pre>${view.other(shown.note)}</pre>${personalForm(desk, view, { kind: "claim", id })}</section>`;
  const mayDecide = desk.may("decideClaims");
  const forms = mayDecide ? claimForms(desk, one) : "";
  // Before the claim: it waits for a second person, or for minutes only.
  const first = html`${proposalCards(desk, proposals, view)}${mayDecide ? withdrawForm(desk, language, one) : ""}`;
  const body = html`${first}<div class="desk-split"><div class="desk-side">${facts}${terms ? policyTermsCard(terms, language) : ""}${timelineView(desk, view, timeline)}</div>
    <div class="desk-side">${marksCard(desk, one.marks)}${handlingCard(desk, one.handling, { kind: "claim", id })}${notesCard(desk, view, { kind: "claim", id, notes: one.notes })}${moneyCard(desk, language, one, mayDecide)}${forms}</div></div>`;
  return {
    title: claimNumber(id),
    statusBadge: claimBadge(shown.state, language),
    back: backLinks(desk, { path: "/claims", label: texts.title }),
    body,
  };
}

/** Files of a claim; linked if the scanner reported them clean and personal data is shown. */
function fileList(files: readonly ClaimFile[], view: PersonalView, path: string) {
  if (files.length === 0) return "–";
  const items = files.map((file) => {
    const address = `${path}/${file.id}`;
    return view.status === "open" && file.state === "clean"
      ? html`<li><a href="${address}">${file.name}</a>${deskPreview(address, file, file.name)}</li>`
      : html`<li>${view.other(file.name)}</li>`;
  });
  return html`<ul class="rows">${items}</ul>`;
}

/** Sum insured, earlier payouts, what remains, the decided payout, and the reserve, which can be changed. */
function moneyCard(
  desk: DeskRequest,
  language: Language,
  { shown, money: { insured, earlierDiram, leftDiram } }: ClaimFacts,
  mayDecide: boolean,
) {
  const texts = claimDeskTexts[language];
  const sum = (diram: number) => moneyText(diram, "TJS", language);
  const per = insured.per === "event" ? ` (${texts.perEvent})` : "";
  const sumInsured = insured.diram === 0 ? texts.noSum : `${sum(insured.diram)}${per}`;
  const left =
    leftDiram === undefined ? "" : html`<dt>${texts.left}</dt><dd>${sum(leftDiram)}</dd>`;
  const decided =
    shown.paidDiram === null
      ? ""
      : html`<dt>${texts.states.paid}</dt><dd><strong>${sum(shown.paidDiram)}</strong></dd>`;
  const { reserveDiram } = shown;
  const form = mayDecide
    ? html`<details><summary>${texts.changeReserve}</summary><form method="post">
      <label>${texts.reserve}, TJS <input name="reserve" type="number" min="0" step="0.01" required value="${reserveDiram === null ? "" : fromDiram(reserveDiram)}"></label>
      ${commandFields(desk, texts)}<button name="command" value="reserve">${texts.changeReserve}</button></form></details>`
    : "";
  return html`<section class="card"><h2>${texts.money}</h2><dl><dt>${texts.sumInsured}</dt><dd>${sumInsured}</dd>
    <dt>${texts.earlier}</dt><dd>${sum(earlierDiram)}</dd>${left}${decided}
    <dt>${texts.reserve}</dt><dd>${reserveDiram === null ? texts.noReserve : sum(reserveDiram)}</dd></dl>${form}</section>`;
}

/** Forms for the next decision, or for reopening a decided claim. */
function claimForms(desk: DeskRequest, one: ClaimFacts) {
  const { language } = desk;
  const { decision, proposals } = one;
  if (decision?.isPending) return "";
  const isDecided = nextClaimStates(one.shown.state).length === 0;
  const reopen = isDecided && proposals.length === 0 ? reopenForm(desk, language) : "";
  return html`${decisionForm(desk, one)}${reopen}`;
}

/** Form for withdrawing a decision, while the claimant has not been informed. */
function withdrawForm(desk: DeskRequest, language: Language, { decision }: ClaimFacts) {
  if (!decision?.isPending) return "";
  const texts = claimDeskTexts[language];
  const hint = fill(texts.pending, { moment: momentText(desk, decision.announceAt) });
  return html`<section class="card"><p role="status">${hint}</p><form method="post">${commandFields(desk, texts)}
    <button class="main" name="command" value="withdraw">${texts.withdraw}</button></form></section>`;
}

function reopenForm(desk: DeskRequest, language: Language) {
  const texts = claimDeskTexts[language];
  return html`<section class="card"><details><summary>${texts.reopen}</summary><form method="post"><p>${texts.reopenHint}</p>
    <label>${texts.optionalMessage} <textarea name="message" rows="3" maxlength="${MESSAGE_LENGTH}"></textarea></label>
    ${commandFields(desk, texts)}<button name="command" value="reopen">${texts.reopen}</button></form></details></section>`;
}

function decisionForm(desk: DeskRequest, { shown, aloneDiram, proposals }: ClaimFacts) {
  const { language } = desk;
  const texts = claimDeskTexts[language];
  const choices = nextClaimStates(shown.state).filter(
    (state) => state !== "paid" || proposals.length === 0,
  );
  const buttons = choices.map(
    (state) => html`<button name="state" value="${state}">${texts.actions[state]}</button>`,
  );
  const limit = fill(texts.limit, { sum: amountText(fromDiram(aloneDiram), language) });
  const amount = choices.includes("paid")
    ? html`<p class="muted">${limit}</p><label>${texts.paid} <input name="paid" type="number" min="0.01" step="0.01" value="${desk.query.paid ?? ""}"></label>`
    : "";
  const refusal = choices.includes("refused")
    ? html`<label>${texts.refusal} <input name="refusal" maxlength="${MESSAGE_LENGTH}"></label>`
    : "";
  return html`<section class="card"><form method="post">${decisionField()}${actorField(desk, texts)}
    <label>${texts.message} <textarea name="message" rows="3" maxlength="${MESSAGE_LENGTH}"></textarea></label>
    ${amount}${refusal}<div class="tools">${buttons}<button>${texts.send}</button></div></form></section>`;
}
