import { formatDate, type Language } from "@sughurta/domain";
import { html } from "hono/html";
import { boxTermsTexts } from "#src/content/terms/box-terms-texts.ts";
import type { TermLines } from "#src/content/terms/box-terms-view.ts";
import { getName, OPEN, type PersonalView } from "#src/desk/access/mask.ts";
import { proposalCards } from "#src/desk/proposals/proposal-cards.ts";
import type { DeskRequest, StaffRequest } from "#src/desk/shell/desk-request.ts";
import { backLinks, badge, contactLines, rowLink, shownAt } from "#src/desk/shell/elements.ts";
import { commandFields } from "#src/desk/shell/form-fields.ts";
import {
  channelChoices,
  type FilterChoice,
  isFiltered,
  operatorChoices,
  toChoices,
} from "#src/desk/shell/list-filter.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import { personalForm } from "#src/desk/shell/record-parts.ts";
import { sellerFact } from "#src/desk/shell/seller-fact.ts";
import { type ListPage, listFilter, nextLink, personalTable } from "#src/desk/shell/work-list.ts";
import { filterTexts } from "#src/desk/texts/filter-texts.ts";
import type { TimelineEntry } from "#src/desk/timeline/timeline-entries.ts";
import { timelineView } from "#src/desk/timeline/timeline-view.ts";
import { marksCard } from "#src/desk/work/marks-card.ts";
import { notesCard } from "#src/desk/work/note-view.ts";
import type { RecordNote } from "#src/platform/database/schema/desk.ts";
import type { Proposal } from "#src/platform/database/schema/proposal.ts";
import type { Order, Policy } from "#src/platform/database/schema/sales.ts";
import type { ScreeningCheck } from "#src/platform/database/schema/screening.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { documentTexts } from "#src/products/document/document-texts.ts";
import { type CorrectionFacts, correctionForm, versionsCard } from "./correction-view.ts";

/** Terms of a policy, as its holder reads them. */
export interface PolicyTerms extends TermLines {
  readonly policy: Pick<Policy, "startDate" | "endDate" | "sumAssuredDiram" | "currency">;
}

/** A policy with the day of its cancellation, if any. */
export interface PolicyWithEnd {
  readonly policy: Policy;
  readonly cancelledOn: string | null;
}

/** A page of policies, and the day for which their status is shown. */
export interface PoliciesFacts extends Pick<ListPage<PolicyWithEnd>, "shown" | "next"> {
  readonly today: string;
  readonly products: readonly FilterChoice[];
}

/** Data of a policy page. */
export interface PolicyFacts extends CorrectionFacts {
  readonly productTitle: string;
  /** The order with the member of staff who sold it; `undefined` for a policy without an order. */
  readonly seller: Pick<Order, "soldBy" | "soldPlace"> | undefined;
  /** The insured object, such as a car with its plate. */
  readonly thing: string | undefined;
  readonly terms: PolicyTerms;
  readonly proposals: readonly Proposal[];
  readonly timeline: readonly TimelineEntry[];
  readonly notes: readonly RecordNote[];
  readonly marks: readonly ScreeningCheck[];
}

const ru = {
  title: "Полисы",
  empty: "Ничего не найдено",
  holder: "Страхователь",
  contacts: "Телефон и почта",
  birthDate: "Дата рождения",
  document: "Документ",
  insured: "Застрахованные",
  thing: "Застраховано",
  promoCode: "Промокод",
  pdf: "Открыть полис (PDF)",
  period: "Действует",
  paid: "Оплачено",
  reason: "Почему",
  decidedBy: "Кто решил",
  sendAgain: "Отправить ещё раз",
  sendHint: "Адрес ниже — только для этой отправки. Чтобы изменить его в полисе, исправьте полис.",
  email: "Почта",
  cancel: "Отменить полис",
  cancelled: "Отменён",
  over: "Срок закончился",
  ahead: "Ещё не действует",
  inForce: "Действует",
  number: "Номер",
  phone: "Телефон",
  state: "Состояние",
  product: "Продукт",
};

const tg: typeof ru = {
  title: "Полисҳо",
  empty: "Чизе ёфт нашуд",
  holder: "Суғурташаванда",
  contacts: "Телефон ва почтаи электронӣ",
  birthDate: "Санаи таваллуд",
  document: "Ҳуҷҷат",
  insured: "Шахсони суғурташуда",
  thing: "Чӣ суғурта шудааст",
  promoCode: "Рамзи тахфиф",
  pdf: "Кушодани полис (PDF)",
  period: "Амал мекунад",
  paid: "Пардохт шуд",
  reason: "Чаро",
  decidedBy: "Кӣ қарор дод",
  sendAgain: "Бори дигар фиристодан",
  sendHint:
    "Суроғаи поён танҳо барои ин фиристодан аст. Барои тағйир додани он дар полис полисро ислоҳ кунед.",
  email: "Почтаи электронӣ",
  cancel: "Бекор кардани полис",
  cancelled: "Бекор шуд",
  over: "Муҳлаташ гузашт",
  ahead: "Ҳанӯз амал намекунад",
  inForce: "Амал мекунад",
  number: "Рақам",
  phone: "Телефон",
  state: "Ҳолат",
  product: "Маҳсулот",
};

const en: typeof ru = {
  title: "Policies",
  empty: "Nothing was found",
  holder: "Policyholder",
  contacts: "Phone and email",
  birthDate: "Date of birth",
  document: "Document",
  insured: "Insured persons",
  thing: "What is insured",
  promoCode: "Promo code",
  pdf: "Open the policy (PDF)",
  period: "Valid",
  paid: "Paid",
  reason: "Why",
  decidedBy: "Who decided",
  sendAgain: "Send again",
  sendHint:
    "The address below is for this time only. To change it in the policy, correct the policy.",
  email: "Email",
  cancel: "Cancel the policy",
  cancelled: "Cancelled",
  over: "Expired",
  ahead: "Not yet in force",
  inForce: "In force",
  number: "Number",
  phone: "Phone",
  state: "State",
  product: "Product",
};

const policyDeskTexts = { ru, tg, en };

/** Badge with the status of a policy: cancelled, expired, not started, or in force. */
function policyBadge(
  { policy: { startDate, endDate }, cancelledOn }: PolicyWithEnd,
  today: string,
  language: Language,
) {
  const texts = policyDeskTexts[language];
  if (cancelledOn) return badge("neutral", `${texts.cancelled} ${formatDate(cancelledOn)}`);
  if (endDate < today) return badge("neutral", texts.over);
  return startDate > today ? badge("info", texts.ahead) : badge("success", texts.inForce);
}

/** Table of policies; holders are masked according to the user's permissions. */
export function policyTable(desk: DeskRequest, policies: readonly PolicyWithEnd[], today: string) {
  const { language } = desk;
  const texts = policyDeskTexts[language];
  return personalTable(desk, policies, {
    kind: "policy",
    caption: texts.title,
    columns: [
      texts.number,
      texts.holder,
      texts.phone,
      texts.state,
      texts.period,
      { label: texts.paid, isSum: true },
    ],
    getId: ({ policy: { number } }) => number,
    toCells: (found, view) => {
      const { policy: one } = found;
      return [
        rowLink(desk.address(`/policies/${one.number}`), one.number),
        view.name(getName(one.holder)),
        view.phone(one.holder.phone),
        policyBadge(found, today, language),
        `${formatDate(one.startDate)} – ${formatDate(one.endDate)}`,
        moneyText(one.amountDiram, one.currency, language),
      ];
    },
  });
}

/** Term, sum, covers and conditions of a policy, shown when deciding a claim. */
export function policyTermsCard({ policy, cover, conditions }: PolicyTerms, language: Language) {
  const { sumAssured } = documentTexts[language];
  const { startDate, endDate, sumAssuredDiram, currency } = policy;
  const sum =
    sumAssuredDiram > 0
      ? html`<li>${sumAssured}: ${moneyText(sumAssuredDiram, currency, language)}</li>`
      : "";
  const lines = [...cover, ...conditions].map((line) => html`<li>${line}</li>`);
  return html`<section class="card"><details open><summary>${boxTermsTexts[language].covers}</summary>
    <ul class="rows"><li>${formatDate(startDate)} – ${formatDate(endDate)}</li>${sum}${lines}</ul></details></section>`;
}

/** All policies, newest first; the search of every page finds a single one. */
export async function policiesView(
  desk: DeskRequest,
  { shown, next, today, products: product }: PoliciesFacts,
): Promise<DeskPage> {
  const { language } = desk;
  const texts = policyDeskTexts[language];
  const table = await policyTable(desk, shown, today);
  const none = isFiltered(desk) ? filterTexts[language].none : texts.empty;
  const list = shown.length > 0 ? table : html`<p>${none}</p>`;
  const { inForce, ahead, over, cancelled } = texts;
  const filter = listFilter(desk, "policies", {
    product,
    operator: operatorChoices(language),
    state: toChoices({ inForce, ahead, over, cancelled }),
    channel: channelChoices(language, ["site", "partner", "staff"]),
    hasSum: true,
  });
  return { title: texts.title, body: html`${filter}${list}${nextLink(desk, next)}` };
}

/** One policy: its holder, and the available commands. */
export async function policyView(desk: StaffRequest, shown: PolicyFacts): Promise<DeskPage> {
  const { language } = desk;
  const texts = policyDeskTexts[language];
  const { policy: one, productTitle, thing, terms, timeline, today } = shown;
  const { number } = one;
  const view = (await desk.loadViews("policy", [number]))(number);
  const body = html`<div class="desk-split"><div class="desk-side"><section class="card">
    <dl><dt>${texts.product}</dt><dd>${productTitle}</dd>${holderFacts(one, view, language)}
    ${thing === undefined ? "" : html`<dt>${texts.thing}</dt><dd>${view.other(thing)}</dd>`}
    <dt>${texts.period}</dt><dd>${formatDate(one.startDate)} – ${formatDate(one.endDate)}</dd>
    <dt>${texts.paid}</dt><dd>${moneyText(one.amountDiram, one.currency, language)}</dd>
    ${one.couponCode === null ? "" : html`<dt>${texts.promoCode}</dt><dd>${one.couponCode}</dd>`}${shown.seller ? sellerFact(shown.seller, language) : ""}</dl>
    ${view.status === "open" ? html`<p><a class="button" href="${shownAt(desk.address(`/policies/${number}/document`))}">${texts.pdf}</a></p>` : ""}
    ${personalForm(desk, view, { kind: "policy", id: number })}</section>
    ${policyTermsCard(terms, language)}${versionsCard(desk, shown, view)}${timelineView(desk, view, timeline)}</div>
    <div class="desk-side">${proposalCards(desk, shown.proposals, view)}${marksCard(desk, shown.marks)}${policyForms(desk, shown, view)}
    ${notesCard(desk, view, { kind: "policy", id: number, notes: shown.notes })}
    ${correctionForm(desk, shown, view)}</div></div>`;
  return {
    title: number,
    statusBadge: policyBadge(shown, today, language),
    back: backLinks(desk, { path: "/policies", label: texts.title }),
    body,
  };
}

/** Commands that the user may run on a policy: send it again, and cancel it. */
function policyForms(
  desk: DeskRequest,
  { policy: { number, holder }, cancelledOn }: PolicyFacts,
  { status }: PersonalView,
) {
  const { language } = desk;
  const texts = policyDeskTexts[language];
  const action = desk.address(`/policies/${number}`);
  const addresses =
    status === "open"
      ? html`<p class="muted">${texts.sendHint}</p>
      <label>${texts.email} <input name="email" type="email" maxlength="254" value="${holder.email ?? ""}" autocomplete="off"></label>
      <label>${texts.phone} <input name="phone" type="tel" maxlength="20" value="${OPEN.phone(holder.phone)}" autocomplete="off"></label>`
      : "";
  const sending = desk.may("sendPolicies")
    ? html`<section class="card"><details open><summary>${texts.sendAgain}</summary><form method="post" action="${action}">${addresses}${commandFields(desk, texts)}
      <button class="main" name="command" value="sendAgain">${texts.sendAgain}</button></form></details></section>`
    : "";
  const cancelling =
    cancelledOn === null && desk.may("cancelPolicies")
      ? html`<section class="card"><details><summary>${texts.cancel}</summary><form method="post" action="${action}">${commandFields(desk, texts)}
      <button name="command" value="cancel">${texts.cancel}</button></form></details></section>`
      : "";
  return html`${sending}${cancelling}`;
}

function holderFacts({ holder, lifeAssured }: Policy, view: PersonalView, language: Language) {
  const texts = policyDeskTexts[language];
  const document = [holder.docSeries, holder.docNumber].filter(Boolean).join(" ");
  return html`<dt>${texts.holder}</dt><dd>${view.name(getName(holder))}</dd>
    <dt>${texts.contacts}</dt><dd>${contactLines(view.phone(holder.phone), view.email(holder.email ?? ""))}</dd>
    <dt>${texts.birthDate}</dt><dd>${view.other(formatDate(holder.birthDate))}</dd>
    <dt>${texts.document}</dt><dd>${view.other(document) || "–"}</dd>
    <dt>${texts.insured}</dt><dd>${lifeAssured.map((name) => view.name(name)).join(", ") || "–"}</dd>`;
}
