import type { BoxTermsView } from "@sughurta/contracts/box";
import {
  assistanceCall,
  formatDate,
  type Language,
  PRICE_CURRENCY,
  toDiram,
} from "@sughurta/domain";
import {
  type BoxTerms,
  type CoverPayout,
  firstPaidDay,
  type InsuredAges,
  type InsuredKind,
  MAX_INSURED_PEOPLE,
  reportDays,
} from "@sughurta/domain/box";
import type { Localised, Order, Policy } from "#src/platform/database/schema/sales.ts";
import { fill, fillDays } from "#src/platform/failures/failure-texts.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { boxTermsTexts } from "./box-terms-texts.ts";

/** The terms on which a box is sold, in all languages. */
export interface SoldTerms {
  readonly terms: BoxTerms<Localised>;
  readonly insures: InsuredKind;
  readonly insuredAges: InsuredAges | null;
}

/** The terms of a product row; `undefined` where it has none. */
export function soldTerms(
  sold: { readonly [Key in keyof SoldTerms]: SoldTerms[Key] | null } | null | undefined,
): SoldTerms | undefined {
  const { terms, insures, insuredAges = null } = sold ?? {};
  return terms && insures ? { terms, insures, insuredAges } : undefined;
}

/** Whether a holder of these terms must call assistance from abroad, before treatment. SPEC-76. */
export function hasAssistance(terms: BoxTerms<Localised> | null | undefined): boolean {
  return terms?.reporting === "assistance";
}

/** A policy with the data from which its terms are read. */
interface TermedPolicy {
  readonly policy: Pick<Policy, "startDate">;
  readonly details: Order["details"] | null | undefined;
  readonly sold?: Parameters<typeof soldTerms>[0];
}

/** The terms with which an order was saved, or those of its product if it has none. */
export function orderedTerms(
  details: Order["details"] | null | undefined,
  sold: Parameters<typeof soldTerms>[0],
): SoldTerms | undefined {
  // Only the box line writes the details of box orders.
  return (details?.terms as SoldTerms | undefined) ?? soldTerms(sold);
}

/** Terms of a policy that affect its dates and phones; empty for other products. SPEC-76, SPEC-95. */
export function boxConditions({ policy: { startDate }, details, sold }: TermedPolicy): {
  readonly assistance?: true;
  readonly firstPaidDay?: string;
} {
  const ordered = orderedTerms(details, sold);
  if (!ordered) return {};
  const paidFrom = firstPaidDay(startDate, ordered.terms);
  return {
    ...(hasAssistance(ordered.terms) && { assistance: true }),
    ...(paidFrom !== undefined && { firstPaidDay: paidFrom }),
  };
}

interface TermsContext {
  readonly language: Language;
  /** Phone number for questions about the policy. */
  readonly phone: string;
  /** First day of a policy, ISO; absent before the purchase. */
  readonly startDate?: string | undefined;
}

function payoutText(payout: CoverPayout, language: Language): string {
  const texts = boxTermsTexts[language];
  const money = (sum: number) => moneyText(toDiram(sum), PRICE_CURRENCY, language);
  if (payout.kind === "range") {
    const [from = ""] = money(payout.from).split(`\u00a0${PRICE_CURRENCY}`);
    return `${from}–${money(payout.to)}`;
  }
  const sum = money(payout.sum);
  const most = payout.kind === "upTo" ? fill(texts.upTo, { sum }) : sum;
  return payout.per ? fill(texts.per[payout.per], { sum: most }) : most;
}

/** The terms of a box as text, in one language. */
export function boxTermsView(
  { terms, insures, insuredAges }: SoldTerms,
  { language, phone, startDate }: TermsContext,
): BoxTermsView {
  const texts = boxTermsTexts[language];
  const { sumPerPerson, tripDays, waitingDays, payouts, reporting, declaration } = terms;
  const paidFrom = startDate === undefined ? undefined : firstPaidDay(startDate, terms);
  const values: Record<keyof typeof texts.terms, string | undefined> = {
    insured: fill(texts.insured[insures], { count: MAX_INSURED_PEOPLE }),
    ages:
      insuredAges === null
        ? undefined
        : fill(insuredAges.from === 0 ? texts.agesFromBirth : texts.ages, { ...insuredAges }),
    territory: terms.territory[language],
    tripDays:
      tripDays === undefined ? undefined : fillDays(texts.tripDays, language, { days: tripDays }),
    sumPerPerson:
      sumPerPerson === undefined
        ? undefined
        : fill(texts.sumPerPerson, {
            sum: moneyText(toDiram(sumPerPerson), PRICE_CURRENCY, language),
          }),
    payouts:
      payouts === undefined
        ? texts.anyPayouts
        : fill(payouts === 1 ? texts.onePayout : texts.payouts, { count: payouts }),
    waiting:
      waitingDays === undefined
        ? undefined
        : paidFrom === undefined
          ? fillDays(texts.waiting, language, { days: waitingDays })
          : fillDays(texts.waitingUntil, language, {
              days: waitingDays,
              date: formatDate(paidFrom),
            }),
    reporting:
      reporting === "assistance"
        ? assistanceCall(language, phone)
        : fillDays(texts.reportWithin, language, { days: reportDays(reporting) }),
  };
  return {
    covers: terms.covers.map(({ text, payout }) => ({
      text: text[language],
      ...(payout && { sum: payoutText(payout, language) }),
    })),
    exclusions: terms.exclusions.map((text) => text[language]),
    facts: Object.entries(values).flatMap(([key, value]) =>
      value === undefined
        ? []
        : [{ key, term: texts.terms[key as keyof typeof texts.terms], value }],
    ),
    ...(waitingDays === undefined ? {} : { waitingDays }),
    ...(declaration ? { declaration: declaration[language] } : {}),
  };
}

/** Covers and conditions of a policy, as lines of text. */
export interface TermLines {
  readonly cover: readonly string[];
  readonly conditions: readonly string[];
}

/** The terms as lines, for the account and for emails. */
export function termLines(
  { covers, facts, exclusions }: BoxTermsView,
  language: Language,
): TermLines {
  const { notCovered } = boxTermsTexts[language];
  return {
    cover: covers.map(({ text, sum }) => (sum === undefined ? text : `${text}: ${sum}`)),
    conditions: [
      ...facts.map(({ term, value }) => `${term}: ${value}`),
      ...exclusions.map((text) => `${notCovered}: ${text}`),
    ],
  };
}
