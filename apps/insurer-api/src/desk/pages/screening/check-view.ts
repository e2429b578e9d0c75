import { claimNumber, formatDate, type Language } from "@sughurta/domain";
import { joinFullName } from "@sughurta/domain/person";
import { html } from "hono/html";
import { getName, type PersonalView } from "#src/desk/access/mask.ts";
import type { DeskRequest, StaffRequest } from "#src/desk/shell/desk-request.ts";
import {
  backLinks,
  badge,
  contactLines,
  deskTable,
  momentView,
  rowLink,
  type Tone,
} from "#src/desk/shell/elements.ts";
import { commandFields } from "#src/desk/shell/form-fields.ts";
import { toChoices } from "#src/desk/shell/list-filter.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import { eventLines, personalForm, policyLink } from "#src/desk/shell/record-parts.ts";
import { type ListPage, personalTable, workListPage } from "#src/desk/shell/work-list.ts";
import { checkTexts } from "#src/desk/texts/check-texts.ts";
import type { AuditEvent } from "#src/platform/database/schema/desk.ts";
import type { Order } from "#src/platform/database/schema/sales.ts";
import {
  type CheckState,
  HOLDING_KINDS,
  type ScreeningCheck,
  type ScreeningMatch,
} from "#src/platform/database/schema/screening.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { MARK_LIMITS } from "#src/screening/checks/mark-limits.ts";

/** Audit subject of a check. */
export const checkSubject = (id: string) => `check:${id}`;

/** A page of checks. */
export interface ChecksFacts {
  readonly page: ListPage<ScreeningCheck>;
}

/** Data of the page of a check. */
export interface CheckFacts {
  readonly check: ScreeningCheck;
  /** Absent for a mark, and for an order that was removed. */
  readonly order: Order | undefined;
  readonly productTitle: string | undefined;
  readonly events: readonly AuditEvent[];
}

const TONES: Readonly<Record<CheckState, Tone>> = {
  open: "warning",
  released: "success",
  refused: "danger",
  closed: "neutral",
};

const stateBadge = (state: CheckState, language: Language) =>
  badge(TONES[state], checkTexts[language].states[state]);

/** Part of an order's id that staff can read out. */
const orderName = (id: string): string => id.slice(0, 8);

const CURRENCY = "TJS";

function subjectText({ orderId, policyNumber, claimId }: ScreeningCheck, language: Language) {
  const texts = checkTexts[language];
  if (orderId !== null) return `${texts.order} ${orderName(orderId)}`;
  return claimId === null
    ? `${texts.policy} ${policyNumber ?? ""}`
    : `${texts.claim} ${claimNumber(claimId)}`;
}

/** Held orders and marks, oldest first. */
export async function checksView(desk: StaffRequest, { page }: ChecksFacts): Promise<DeskPage> {
  const { language } = desk;
  const texts = checkTexts[language];
  const rows = await personalTable(desk, page.shown, {
    kind: "check",
    caption: texts.title,
    columns: [texts.subject, texts.kind, texts.person, texts.state, texts.since],
    getId: ({ id }) => id,
    toCells: (check, view) => [
      rowLink(desk.address(`/checks/${check.id}`), subjectText(check, language)),
      texts.kinds[check.kind],
      (check.details.matches ?? []).map(({ person }) => view.name(getName(person))).join(", ") ||
        "–",
      stateBadge(check.state, language),
      momentView(desk, check.createdAt),
    ],
  });
  return workListPage(desk, page, {
    title: texts.title,
    rows,
    empty: texts.empty,
    after: html`<p><a href="${desk.address("/sanctions")}">${texts.lists}</a></p>`,
    filtered: { list: "checks", by: { state: toChoices(texts.kinds) } },
  });
}

/** One check: why it was made, its record, and the decision. */
export async function checkView(desk: StaffRequest, facts: CheckFacts): Promise<DeskPage> {
  const { language } = desk;
  const texts = checkTexts[language];
  const { check, events } = facts;
  const view = (await desk.loadViews("check", [check.id]))(check.id);
  const matches = (check.details.matches ?? []).map((match) => matchCard(desk, match, view, check));
  const hasPeople = matches.length > 0;
  const body = html`<div class="desk-split"><div class="desk-side"><section class="card">
    ${isStale(check) ? "" : html`<p>${factText(check, language)}</p>`}${recordFacts(desk, facts, view)}
    ${hasPeople ? personalForm(desk, view, { kind: "check", id: check.id }) : ""}</section>${matches}</div>
    <div class="desk-side">${decisionForm(desk, check)}${
      events.length > 0 ? html`<section class="card">${eventLines(desk, events)}</section>` : ""
    }</div></div>`;
  return {
    title: `${texts.kinds[check.kind]}: ${subjectText(check, language)}`,
    statusBadge: stateBadge(check.state, language),
    back: backLinks(desk, { path: "/checks", label: texts.title }),
    body,
  };
}

/** Whether a check no longer holds its order or correction, of which its text speaks. */
const isStale = ({ kind, state }: ScreeningCheck): boolean =>
  HOLDING_KINDS.includes(kind) && state !== "open";

/** Why a check was made. */
function factText({ kind, details }: ScreeningCheck, language: Language): string {
  const { amountDiram = 0, policies = 0, otherPolicies = [], days = 0 } = details;
  const values = {
    sanctions: {},
    correction: {},
    sum: {
      sum: moneyText(amountDiram, CURRENCY, language),
      limit: moneyText(MARK_LIMITS.sumDiram, CURRENCY, language),
    },
    perDay: { count: policies, limit: MARK_LIMITS.policiesPerDay },
    sameDocument: { policies: otherPolicies.join(", ") },
    earlyClaim: { count: days, limit: MARK_LIMITS.claimDays },
  };
  return fill(checkTexts[language].facts[kind], values[kind]);
}

function recordFacts(
  desk: DeskRequest,
  { check, order, productTitle }: CheckFacts,
  view: PersonalView,
) {
  const { language } = desk;
  const texts = checkTexts[language];
  if (check.policyNumber !== null) {
    const { claimId, policyNumber } = check;
    const claim =
      claimId === null
        ? ""
        : html`<dt>${texts.claim}</dt><dd>${
            desk.may("seeClaims")
              ? html`<a href="${desk.address(`/claims/${claimId}`)}">${claimNumber(claimId)}</a>`
              : claimNumber(claimId)
          }</dd>`;
    return html`<dl><dt>${texts.policy}</dt><dd>${policyLink(desk, policyNumber)}</dd>${claim}</dl>`;
  }
  if (!order) return html`<p>${texts.orderGone}</p>`;
  const { holder, amountDiram, currency, startDate, endDate } = order;
  return html`<dl><dt>${texts.order}</dt><dd>${orderName(order.id)}</dd>
    <dt>${texts.product}</dt><dd>${productTitle}</dd>
    <dt>${texts.price}</dt><dd>${moneyText(amountDiram, currency, language)}</dd>
    <dt>${texts.cover}</dt><dd>${formatDate(startDate)} – ${formatDate(endDate)}</dd>
    <dt>${texts.contacts}</dt><dd>${contactLines(view.phone(holder.phone), view.email(holder.email ?? ""))}</dd></dl>`;
}

const birthDateText = (birthDate: string): string =>
  birthDate.length > 4 ? formatDate(birthDate) : birthDate;

/** A person of the order beside the entry of the list. */
function matchCard(
  { language }: DeskRequest,
  { role, person, entry, name, score }: ScreeningMatch,
  view: PersonalView,
  { kind, details: { listVersion: version = 0 } }: ScreeningCheck,
) {
  const texts = checkTexts[language];
  const { inOrder } = kind === "correction" ? texts.ofCorrection : texts;
  const { docSeries = "", docNumber = "" } = person;
  const shown = (text: string) => view.other(text) || "–";
  const others = entry.names.filter((one) => one !== name);
  const table = deskTable(
    fill(texts.match, { score }),
    [texts.field, inOrder, texts.onList],
    [
      [texts.name, view.name(joinFullName(person)), view.name(name)],
      [texts.aliases, "–", shown(others.join(", "))],
      [
        texts.birthDate,
        shown(person.birthDate === "" ? "" : formatDate(person.birthDate)),
        shown(entry.birthDates.map(birthDateText).join(", ")),
      ],
      [
        texts.document,
        shown([docSeries, docNumber].filter(Boolean).join(" ")),
        shown(entry.documents.join(", ")),
      ],
      [texts.reference, "–", `${entry.reference} (${fill(texts.version, { version })})`],
    ],
  );
  return html`<section class="card"><h2>${fill(texts.match, { score })}, ${texts.roles[role]}</h2>${table}</section>`;
}

/** The decision that an open check waits for. */
function decisionForm(desk: StaffRequest, { id, kind, state }: ScreeningCheck) {
  const texts = checkTexts[desk.language];
  if (state !== "open" || !desk.may("decideChecks")) return "";
  const { release, releaseHint, refuse, refuseHint } =
    kind === "correction" ? texts.ofCorrection : texts;
  const holds = HOLDING_KINDS.includes(kind);
  const buttons = holds
    ? html`<button class="main" name="command" value="release">${release}</button><button name="command" value="refuse">${refuse}</button>`
    : html`<button class="main" name="command" value="close">${texts.close}</button>`;
  const hints = holds
    ? html`<dt>${release}</dt><dd>${releaseHint}</dd><dt>${refuse}</dt><dd>${refuseHint}</dd>`
    : html`<dt>${texts.close}</dt><dd>${texts.closeHint}</dd>`;
  return html`<section class="card"><h2>${texts.decide}</h2><dl>${hints}</dl>
    <form method="post" action="${desk.address(`/checks/${id}`)}">${commandFields(desk, texts)}<div class="tools">${buttons}</div></form></section>`;
}
