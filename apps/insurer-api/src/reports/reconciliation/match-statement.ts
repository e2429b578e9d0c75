import type { ReconciliationItem, StatementLine } from "#src/platform/database/schema/reports.ts";

/** Money of a payment, or a refund of it, as this service has it; a refund is negative. */
export interface OurMoney {
  readonly paymentId: string;
  readonly refundId: string | null;
  /** What the operator may call it: its reference, our id, numbers of receipts. */
  readonly references: readonly string[];
  readonly amountDiram: number;
  readonly day: string;
}

/** An item of one of the four lists, before a person has dealt with it. */
export type FoundItem = Pick<
  ReconciliationItem,
  | "kind"
  | "paymentId"
  | "refundId"
  | "reference"
  | "oursDiram"
  | "theirsDiram"
  | "day"
  | "isRepeated"
>;

const normalised = (reference: string) => reference.replace(/\s/g, "").toLowerCase();
/** Refunds have the reference of their payment; an unreadable amount is taken for that of a payment. */
const getSign = (amountDiram: number | null) =>
  amountDiram !== null && amountDiram < 0 ? "-" : "+";

/**
 * Matches the lines of a statement with our money, by reference and amount: each side at most once. First lines with
 * the same amount, then those that differ; of two equal lines the second one is theirs only, and marked as repeated.
 */
export function matchStatement(
  ours: readonly OurMoney[],
  lines: readonly StatementLine[],
): readonly FoundItem[] {
  const byReference = new Map<string, OurMoney[]>();
  for (const money of ours) {
    for (const reference of new Set(money.references.map(normalised))) {
      const key = `${getSign(money.amountDiram)}${reference}`;
      byReference.set(key, [...(byReference.get(key) ?? []), money]);
    }
  }
  const candidates = ({ reference, amountDiram }: StatementLine) =>
    byReference.get(`${getSign(amountDiram)}${normalised(reference)}`) ?? [];
  const taken = new Map<OurMoney, StatementLine>();
  const matched = new Map<StatementLine, OurMoney>();
  const take = (line: StatementLine, money: OurMoney | undefined) => {
    if (!money) return;
    taken.set(money, line);
    matched.set(line, money);
  };
  const isFree = (money: OurMoney) => !taken.has(money);
  for (const line of lines) {
    const same = (money: OurMoney) => money.amountDiram === line.amountDiram;
    take(
      line,
      candidates(line).find((money) => isFree(money) && same(money)),
    );
  }
  for (const line of lines) {
    if (!matched.has(line)) take(line, candidates(line).find(isFree));
  }
  const theirs = lines.map((line) => toItem(line, matched.get(line), candidates(line).length > 0));
  const missing = ours.filter(isFree).map(
    ({ paymentId, refundId, references, amountDiram, day }): FoundItem => ({
      kind: "oursOnly",
      paymentId,
      refundId,
      reference: references[0] ?? paymentId,
      oursDiram: amountDiram,
      theirsDiram: null,
      day,
      isRepeated: false,
    }),
  );
  return [...theirs, ...missing];
}

function toItem(line: StatementLine, money: OurMoney | undefined, isKnown: boolean): FoundItem {
  const { reference, amountDiram: theirsDiram, day } = line;
  if (!money) {
    return {
      kind: "theirsOnly",
      paymentId: null,
      refundId: null,
      reference,
      oursDiram: null,
      theirsDiram,
      day,
      isRepeated: isKnown,
    };
  }
  return {
    kind: money.amountDiram === theirsDiram ? "matched" : "differing",
    paymentId: money.paymentId,
    refundId: money.refundId,
    reference,
    oursDiram: money.amountDiram,
    theirsDiram,
    day: day ?? money.day,
    isRepeated: false,
  };
}
