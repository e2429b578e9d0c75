import type { Config } from "#src/platform/config/config.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import type { FailureCode } from "#src/platform/failures/failure-texts.ts";

/** What the rule of each kind of change depends on; null if it depends on nothing. Amounts in diram. */
export interface TwoPeopleFacts {
  /** Refunds of one purchase added up, with the one to be decided. */
  readonly refund: { readonly totalDiram: number };
  /** Payouts of one policy added up, with the one to be decided; the sum insured is 0 if the policy names none. */
  readonly payout: {
    readonly role: string;
    readonly totalDiram: number;
    readonly sumInsuredDiram: number;
  };
  readonly reopening: null;
  /** Percent, or diram for a code of a fixed amount. */
  readonly coupon: {
    readonly percent: number | undefined;
    readonly amountDiram: number | undefined;
    readonly useLimit: number | undefined;
  };
  /** Price of one unit of a currency; `before` is the one of the day before, if there is any. */
  readonly rate: { readonly before: number | undefined; readonly after: number };
  readonly commission: null;
  readonly promise: { readonly contentKind: string };
  readonly box: null;
  readonly price: null;
  readonly tariff: null;
  readonly roles: null;
  readonly monthClosing: null;
  readonly sanctionsList: null;
  /** Whether the held deliveries are refunds or fiscal receipts. */
  readonly suspendedDeliveries: { readonly isMoney: boolean };
  readonly erasure: null;
  /** By the rules for corrections of sold policies. */
  readonly correction: { readonly needsTwo: boolean };
}

/** Kinds of changes that the table {@link TWO_PEOPLE} knows. */
export type TwoPeopleKind = keyof TwoPeopleFacts;

/** Change of an exchange rate within a day that one person may enter. */
export const RATE_ALONE_PERCENT = 10;

/** Kinds of content that promise something to buyers: what is sold, documents, figures, and pages such as the rules. */
const PROMISE_KINDS: readonly string[] = ["box", "businessProduct", "document", "proof", "page"];

type Rule<Facts> = (alone: Config["alone"], facts: Facts) => boolean;
const ALWAYS = () => true;

/**
 * The only table of what needs two people: one staff member proposes, another confirms. The limits are settings. The
 * desk shows the table to auditors.
 */
export const TWO_PEOPLE: { readonly [Kind in TwoPeopleKind]: Rule<TwoPeopleFacts[Kind]> } = {
  refund: ({ refundDiram }, { totalDiram }) => totalDiram > refundDiram,
  payout: ({ payoutDiram }, { role, totalDiram, sumInsuredDiram }) =>
    sumInsuredDiram === 0 || totalDiram > (payoutDiram.get(role) ?? 0),
  reopening: ALWAYS,
  coupon: ({ couponPercent, couponDiram }, { percent = 0, amountDiram = 0, useLimit }) =>
    useLimit === undefined || percent > couponPercent || amountDiram > couponDiram,
  rate: (_, { before, after }) =>
    before === undefined || Math.abs(after / before - 1) * 100 > RATE_ALONE_PERCENT,
  commission: ALWAYS,
  promise: (_, { contentKind }) => PROMISE_KINDS.includes(contentKind),
  box: ALWAYS,
  price: ALWAYS,
  tariff: ALWAYS,
  roles: ALWAYS,
  monthClosing: ALWAYS,
  sanctionsList: ALWAYS,
  suspendedDeliveries: (_, { isMoney }) => isMoney,
  erasure: ALWAYS,
  correction: (_, { needsTwo }) => needsTwo,
};

/** The staff members behind a change; `confirmedBy` is absent while only one has asked for it. */
export interface Approval {
  readonly by: string;
  readonly confirmedBy?: string | undefined;
}

/** Whether a change was refused only because a second person has not confirmed it. */
export const lacksSecondPerson = (error: unknown): boolean =>
  error instanceof FailureError && error.code === "secondPersonNeeded";

/**
 * Requires a second person where the table does. Throws 403: `secondPersonNeeded` if there is none yet, and `refusal`
 * if it is the same person.
 */
export function requireTwoPeople<Kind extends TwoPeopleKind>(
  { config }: { readonly config: Pick<Config, "alone"> },
  kind: Kind,
  facts: TwoPeopleFacts[Kind],
  { by, confirmedBy }: Approval,
  refusal: FailureCode = "proposalSecondPerson",
): void {
  if (!TWO_PEOPLE[kind](config.alone, facts)) return;
  if (confirmedBy === undefined) throw new FailureError(403, "secondPersonNeeded");
  if (confirmedBy === by) throw new FailureError(403, refusal);
}
