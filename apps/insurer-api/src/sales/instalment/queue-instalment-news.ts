import {
  formatDate,
  type InstalmentNotice,
  type Language,
  SUSPENSION_DAYS,
  suspensionDay,
} from "@sughurta/domain";
import type { InstalmentRow, Policy } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { fill } from "#src/platform/texts/failure-texts.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { queuePolicyNews } from "#src/sales/outbox/queue-policy-news.ts";
import type { Service } from "#src/sales/service.ts";
import { instalmentTexts } from "./instalment-texts.ts";

type Part = Pick<InstalmentRow, "part" | "amountDiram" | "dueOn" | "paidOn">;

/** Where a part of a policy is paid without an account. */
export const payAddress = ({ config }: Pick<Service, "config">, policyNumber: string): string =>
  `${config.publicUrl}/pay/${policyNumber}`;

function partValues(part: Part, { currency }: Policy, language: Language) {
  return {
    sum: moneyText(part.amountDiram, currency, language),
    due: formatDate(part.dueOn),
    suspension: formatDate(suspensionDay(part.dueOn)),
    days: SUSPENSION_DAYS,
  };
}

/** The parts that are still to be paid, one line each; nothing where there are none. */
export function leftLines(parts: readonly Part[], policy: Policy, language: Language): string[] {
  const texts = instalmentTexts[language];
  const unpaid = parts.filter(({ paidOn }) => paidOn === null);
  if (unpaid.length === 0) return [];
  const lines = unpaid.map((part) => fill(texts.leftPart, partValues(part, policy, language)));
  return [texts.left, ...lines];
}

/** Tells the policyholder of an unpaid part by email and SMS, each notice once (SPEC-85). */
export async function queueInstalmentNotice(
  service: Pick<Service, "config" | "now">,
  tx: Database,
  policy: Policy,
  { part, kind }: { readonly part: Part; readonly kind: InstalmentNotice },
): Promise<void> {
  const pay = payAddress(service, policy.number);
  await queuePolicyNews(service, tx, policy, {
    dedupeKey: `instalment:${policy.number}:${part.part}:${kind}`,
    write: (known, language) => {
      const texts = instalmentTexts[language];
      const values = { ...known, ...partValues(part, policy, language), pay };
      const news = fill(texts.news[kind], values);
      const rule = kind === "suspended" ? [] : [fill(texts.rule, values)];
      const paragraphs = [texts.greeting, news, texts.how, ...rule, texts.farewell];
      return {
        subject: fill(texts.subject[kind], values),
        mail: paragraphs.map((paragraph) => fill(paragraph, values)).join("\n\n"),
        sms: fill(texts.sms, { ...values, news }),
      };
    },
  });
}

/** What was paid, what is left, and whether the cover goes on again. */
export interface PaidInstalment {
  readonly paid: Part;
  readonly parts: readonly Part[];
  readonly isResumed: boolean;
}

/** Tells the policyholder that a later part was paid and what is left. */
export async function queueInstalmentPaid(
  service: Pick<Service, "config" | "now">,
  tx: Database,
  policy: Policy,
  { paid, parts, isResumed }: PaidInstalment,
): Promise<void> {
  await queuePolicyNews(service, tx, policy, {
    dedupeKey: `instalment:${policy.number}:${paid.part}:paid`,
    attach: true,
    write: (known, language) => {
      const texts = instalmentTexts[language];
      const values = { ...known, ...partValues(paid, policy, language) };
      const resumed = isResumed ? [texts.resumed] : [];
      const told = fill([texts.paid, ...resumed].join(" "), values);
      const lines = leftLines(parts, policy, language);
      const left = lines.length > 0 ? lines : [texts.nothingLeft];
      const paragraphs = [fill(texts.greeting, values), told, left.join("\n")];
      return {
        subject: fill(texts.paidSubject, values),
        mail: [...paragraphs, fill(texts.farewell, values)].join("\n\n"),
        sms: fill(texts.sms, { ...values, news: `${told} ${left.join(" ")}`, pay: "" }).trim(),
      };
    },
  });
}
