import { cancellationText, formatDate, type Language, SUSPENSION_DAYS } from "@sughurta/domain";
import { fill } from "#src/platform/texts/failure-texts.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import type { Branding, Fact } from "#src/products/document/page.ts";
import {
  type ChangeablePolicy,
  type PolicyStanding,
  standingOf,
} from "#src/sales/policy/policy-standing.ts";
import type { TitledPolicy } from "#src/sales/policy/titled-policy.ts";
import { standingTexts } from "./standing-texts.ts";

/** Changes when a document has something else to say of what became of its policy; empty while there is nothing. */
export function standingKey(changeable: ChangeablePolicy, today: string): string {
  const { cancelledOn, suspendedOn, resumeDiram } = standingOf(changeable, today);
  const paid = changeable.parts.filter((part) => part.paidOn !== null).length;
  return [
    cancelledOn && `cancelled ${cancelledOn}`,
    suspendedOn && `suspended ${suspendedOn} ${resumeDiram}`,
    changeable.parts.length > 0 && `paid ${paid}`,
  ]
    .filter(Boolean)
    .join(", ");
}

interface Paper {
  readonly branding: Pick<Branding, "publicUrl">;
  readonly titled: Pick<TitledPolicy, "policy" | "parts" | "cancelledOn">;
  readonly language: Language;
}

const payAddress = ({ branding, titled: { policy } }: Paper) =>
  `${branding.publicUrl}/pay/${policy.number}`.replace(/^https?:\/\//, "");

/** What is said above everything else of a policy that was cancelled or is suspended. */
export function standingNotice(paper: Paper, standing: PolicyStanding): string | undefined {
  const texts = standingTexts[paper.language];
  const { cancelledOn, suspendedOn, resumeDiram = 0 } = standing;
  if (cancelledOn !== undefined) {
    const { startDate } = paper.titled.policy;
    return cancellationText(paper.language, { startDate, cancelledOn });
  }
  if (suspendedOn === undefined) return undefined;
  return fill(texts.suspended, {
    date: formatDate(suspendedOn),
    sum: moneyText(resumeDiram, paper.titled.policy.currency, paper.language),
    pay: payAddress(paper),
  });
}

/** What was paid so far, in diram. */
export function paidSoFar({ policy, parts }: Pick<TitledPolicy, "policy" | "parts">): number {
  if (parts.length === 0) return policy.amountDiram;
  return parts.reduce((sum, { paidOn, amountDiram }) => sum + (paidOn ? amountDiram : 0), 0);
}

/** Parts that are still to be paid, with their days and what follows when they are not; nothing once it is cancelled. */
export function afterIssueFact(paper: Paper): Fact | undefined {
  const { titled, language } = paper;
  const unpaid = titled.parts.filter(({ paidOn }) => paidOn === null);
  if (unpaid.length === 0 || titled.cancelledOn !== null) return undefined;
  const name = fill(standingTexts[language].later, {
    pay: payAddress(paper),
    days: SUSPENSION_DAYS,
  });
  const lines = unpaid.map(({ dueOn, amountDiram }) => {
    return `${formatDate(dueOn)}: ${moneyText(amountDiram, titled.policy.currency, language)}`;
  });
  return [name, lines.join("\n")];
}
