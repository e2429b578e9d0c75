import {
  cancellationText,
  formatDate,
  fromDiram,
  type Language,
  type PolicyStatus,
  policyStatusOn,
  SUSPENSION_DAYS,
  suspendedSince,
} from "@sughurta/domain";
import type { InstalmentRow, Policy } from "#src/platform/database/schema/sales.ts";
import { fill } from "#src/platform/texts/failure-texts.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import type { Branding, Fact } from "#src/products/document/page.ts";
import type { TitledPolicy } from "#src/sales/ports/document-files.ts";

/** A policy with what changes its cover after it was issued. */
interface ChangeablePolicy {
  readonly policy: Pick<Policy, "startDate" | "endDate">;
  /** The day on which its cancellation was asked for; null where it was not. */
  readonly cancelledOn: string | null;
  /** Parts in which it is paid, in their order; empty where it is paid at once. */
  readonly parts: readonly Pick<InstalmentRow, "part" | "amountDiram" | "dueOn" | "paidOn">[];
}

/** Where a policy stands on a day; absent is what it is not. */
export interface PolicyStanding {
  readonly status: PolicyStatus;
  readonly cancelledOn?: string;
  /** The first day without cover because a part is not paid. */
  readonly suspendedOn?: string;
  /** What has to be paid for the cover to go on, in diram. */
  readonly resumeDiram?: number;
}

/** Where a policy stands on a day: cancelled, suspended, or what its dates say (SPEC-70, SPEC-85). */
export function standingOf(
  { policy: { startDate, endDate }, cancelledOn, parts }: ChangeablePolicy,
  today: string,
): PolicyStanding {
  const term = { startDate, endDate, cancelledOn: cancelledOn ?? undefined };
  const status = policyStatusOn(today, term);
  if (cancelledOn !== null) return { status, cancelledOn };
  const due = parts.map(({ paidOn, ...part }) => ({ ...part, paidOn: paidOn ?? undefined }));
  const suspendedOn = suspendedSince(due, today);
  if (suspendedOn === undefined || status === "COMPLETED") return { status };
  const late = due.filter((part) => suspendedSince([part], today) !== undefined);
  const resumeDiram = late.reduce((sum, { amountDiram }) => sum + amountDiram, 0);
  // Not in force, in the specified words of a policy check (S0 §4).
  return { status: "INACTIVE", suspendedOn, resumeDiram };
}

/** A standing as it goes over the wire; sums in TJS. */
export function standingFields({ resumeDiram, ...standing }: PolicyStanding) {
  return {
    ...standing,
    ...(resumeDiram === undefined ? {} : { sumToResume: fromDiram(resumeDiram) }),
  };
}

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

interface StandingTexts {
  readonly suspended: string;
  /** Over the parts that are still to be paid, with the rule about them. */
  readonly later: string;
}

/** What a policy document says of suspension and of parts that are to be paid. */
const standingTexts: Record<Language, StandingTexts> = {
  ru: {
    suspended: "Защита приостановлена с {{date}}. Чтобы возобновить, оплатите {{sum}}: {{pay}}",
    later:
      "Осталось оплатить: {{pay}}. Без оплаты защита приостанавливается через {{days}} дней после срока",
  },
  tg: {
    suspended:
      "Ҳимоя аз {{date}} боздошта шудааст. Барои барқарор кардан {{sum}} пардозед: {{pay}}",
    later: "Боқӣ мондааст: {{pay}}. Бе пардохт ҳимоя {{days}} рӯз пас аз муҳлат боздошта мешавад",
  },
  en: {
    suspended: "Cover suspended since {{date}}. To restore it, pay {{sum}}: {{pay}}",
    later:
      "Still to be paid: {{pay}}. If it is not, cover is suspended {{days}} days after the date",
  },
};
