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
import { fill } from "#src/platform/failures/failure-texts.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import type { Branding, Fact } from "#src/products/document/page.ts";
import type { PolicyWithProduct } from "#src/sales/ports/document-files.ts";

/** A policy with the data that changes its cover after the issue. */
interface ChangeablePolicy {
  readonly policy: Pick<Policy, "startDate" | "endDate">;
  /** The day on which the cancellation was requested; null if it was not. */
  readonly cancelledOn: string | null;
  /** Instalments in their order; empty if it was paid at once. */
  readonly parts: readonly Pick<InstalmentRow, "part" | "amountDiram" | "dueOn" | "paidOn">[];
}

/** Status of a policy on a day; fields that do not apply are absent. */
export interface PolicyStatusFacts {
  readonly status: PolicyStatus;
  readonly cancelledOn?: string;
  /** The first day without cover because of an unpaid instalment. */
  readonly suspendedOn?: string;
  /** Amount that resumes the cover, in diram. */
  readonly resumeDiram?: number;
}

/** Returns the status of a policy on a day: cancelled, suspended, or by its dates (SPEC-70, SPEC-85). */
export function getPolicyStatus(
  { policy: { startDate, endDate }, cancelledOn, parts }: ChangeablePolicy,
  today: string,
): PolicyStatusFacts {
  const term = { startDate, endDate, cancelledOn: cancelledOn ?? undefined };
  const status = policyStatusOn(today, term);
  if (cancelledOn !== null) return { status, cancelledOn };
  const due = parts.map(({ paidOn, ...part }) => ({ ...part, paidOn: paidOn ?? undefined }));
  const suspendedOn = suspendedSince(due, today);
  if (suspendedOn === undefined || status === "COMPLETED") return { status };
  const late = due.filter((part) => suspendedSince([part], today) !== undefined);
  const resumeDiram = late.reduce((sum, { amountDiram }) => sum + amountDiram, 0);
  // Not in force, in the terms of a policy check (S0 §4).
  return { status: "INACTIVE", suspendedOn, resumeDiram };
}

/** The version of a document that replaced an earlier one; empty for the first version. */
export function versionFields({ version, versionOn }: Pick<Policy, "version" | "versionOn">) {
  return versionOn === null ? {} : { version, versionOn };
}

/** The status fields of a response; sums in TJS. */
export function policyStatusFields({ resumeDiram, ...policyStatus }: PolicyStatusFacts) {
  return {
    ...policyStatus,
    ...(resumeDiram === undefined ? {} : { sumToResume: fromDiram(resumeDiram) }),
  };
}

/**
 * Key of the version and the status printed in a document, which is outdated when the key changes; empty for the first
 * version without a special status.
 */
export function policyStatusKey(
  changeable: ChangeablePolicy & { readonly policy: Pick<Policy, "version"> },
  today: string,
): string {
  const { version } = changeable.policy;
  const { cancelledOn, suspendedOn, resumeDiram } = getPolicyStatus(changeable, today);
  const paid = changeable.parts.filter((part) => part.paidOn !== null).length;
  return [
    version > 1 && `version ${version}`,
    cancelledOn && `cancelled ${cancelledOn}`,
    suspendedOn && `suspended ${suspendedOn} ${resumeDiram}`,
    changeable.parts.length > 0 && `paid ${paid}`,
  ]
    .filter(Boolean)
    .join(", ");
}

interface Paper {
  readonly branding: Pick<Branding, "publicUrl">;
  readonly policyWithProduct: Pick<PolicyWithProduct, "policy" | "parts" | "cancelledOn">;
  readonly language: Language;
}

const payAddress = ({ branding, policyWithProduct: { policy } }: Paper) =>
  `${branding.publicUrl}/pay/${policy.number}`.replace(/^https?:\/\//, "");

/** Notice at the top of a cancelled or suspended policy. */
export function policyStatusNotice(
  paper: Paper,
  policyStatus: PolicyStatusFacts,
): string | undefined {
  const texts = policyStatusTexts[paper.language];
  const { cancelledOn, suspendedOn, resumeDiram = 0 } = policyStatus;
  if (cancelledOn !== undefined) {
    const { startDate } = paper.policyWithProduct.policy;
    return cancellationText(paper.language, { startDate, cancelledOn });
  }
  if (suspendedOn === undefined) return undefined;
  return fill(texts.suspended, {
    date: formatDate(suspendedOn),
    sum: moneyText(resumeDiram, paper.policyWithProduct.policy.currency, paper.language),
    pay: payAddress(paper),
  });
}

/** Paid so far, in diram. */
export function paidSoFar({ policy, parts }: Pick<PolicyWithProduct, "policy" | "parts">): number {
  if (parts.length === 0) return policy.amountDiram;
  return parts.reduce((sum, { paidOn, amountDiram }) => sum + (paidOn ? amountDiram : 0), 0);
}

/** Remaining instalments with their days and the consequence of not paying; nothing after a cancellation. */
export function afterIssueFact(paper: Paper): Fact | undefined {
  const { policyWithProduct, language } = paper;
  const unpaid = policyWithProduct.parts.filter(({ paidOn }) => paidOn === null);
  if (unpaid.length === 0 || policyWithProduct.cancelledOn !== null) return undefined;
  const name = fill(policyStatusTexts[language].later, {
    pay: payAddress(paper),
    days: SUSPENSION_DAYS,
  });
  const lines = unpaid.map(({ dueOn, amountDiram }) => {
    return `${formatDate(dueOn)}: ${moneyText(amountDiram, policyWithProduct.policy.currency, language)}`;
  });
  return [name, lines.join("\n")];
}

interface PolicyStatusTexts {
  readonly suspended: string;
  /** Heading of the remaining instalments, with their rule. */
  readonly later: string;
}

/** Texts of a policy document about suspension and remaining instalments. */
const policyStatusTexts: Record<Language, PolicyStatusTexts> = {
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
