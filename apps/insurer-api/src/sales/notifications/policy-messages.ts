import {
  assistanceCall,
  daysBetween,
  formatDate,
  helpPhones,
  type Language,
  needsAssistance,
  SUSPENSION_DAYS,
} from "@sughurta/domain";
import { boxTermsTexts } from "#src/content/terms/box-terms-texts.ts";
import { boxConditions, type TermLines } from "#src/content/terms/box-terms-view.ts";
import type { Policy } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { fill, fillDays } from "#src/platform/failures/failure-texts.ts";
import { queueNotification } from "#src/platform/outbox/queue-notification.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { productLines } from "#src/products/catalogue/product-lines.ts";
import type { LinesContext } from "#src/products/line/product-line.ts";
import { productNames } from "#src/products/line/product-names.ts";
import { instalmentTexts } from "#src/sales/notifications/texts/instalment-texts.ts";
import { messageTexts, policyMailWith } from "#src/sales/notifications/texts/message-texts.ts";
import { payAddress } from "#src/sales/policies/instalments.ts";
import { findPolicyWithProduct } from "#src/sales/policies/policies.ts";
import { paidSoFar } from "#src/sales/policies/policy-status.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { outstandingInstalmentLines } from "./instalment-messages.ts";

/** Paragraphs of an email about the cover of a policy and its conditions. */
function termParagraphs({ cover, conditions }: TermLines, language: Language): string[] {
  const texts = boxTermsTexts[language];
  return [[texts.covers, cover] as const, [texts.conditions, conditions] as const].flatMap(
    ([title, lines]) =>
      lines.length > 0 ? [[`${title}:`, ...lines.map((line) => `– ${line}`)].join("\n")] : [],
  );
}

/** Notes of the SMS beside number and dates: the phone to call, and when payouts begin. */
function smsNotes(
  { policyType, startDate }: Policy,
  conditions: ReturnType<typeof boxConditions>,
  { language, phones }: LinesContext,
): string[] {
  const { firstPaidDay } = conditions;
  const isAssisted = needsAssistance({ policyType, ...conditions });
  const call = isAssisted
    ? assistanceCall(language, phones.assistancePhone)
    : messageTexts[language].questions;
  if (firstPaidDay === undefined) return [call];
  const days = daysBetween(startDate, firstPaidDay);
  const waiting = { days, date: formatDate(firstPaidDay) };
  return [call, fillDays(boxTermsTexts[language].firstPaidDaySms, language, waiting)];
}

/**
 * Queues the email (where there is an address) and the SMS about a policy, with its remaining instalments. Idempotent
 * by key; the default is the key of a new policy.
 */
export async function queuePolicyMessages(
  service: Pick<Service, "config" | "jobs" | "now">,
  tx: Database,
  issued: Policy,
  dedupeKey = `policy:${issued.number}`,
): Promise<void> {
  const { language, number } = issued;
  const { publicUrl, brandName } = service.config;
  const policyWithProduct = await findPolicyWithProduct(tx, number);
  const parts = policyWithProduct?.parts ?? [];
  const context = { language, phones: service.config };
  const conditions = policyWithProduct ? boxConditions(policyWithProduct) : {};
  const terms =
    policyWithProduct && productLines[issued.policyType].termLines(policyWithProduct, context);
  const texts = messageTexts[language];
  const { how, rule } = instalmentTexts[language];
  const { name: title, legalName } = productNames(issued, policyWithProduct?.title, language);
  const values = {
    number,
    code: issued.code,
    title,
    names: [title, legalName].filter(Boolean).join("\n"),
    name: issued.holder.firstName,
    start: formatDate(issued.startDate),
    end: formatDate(issued.endDate),
    paid: moneyText(paidSoFar({ policy: issued, parts }), issued.currency, language),
    account: `${publicUrl}/account`,
    verify: `${publicUrl}/verify/${number}`,
    phone: helpPhones({ policyType: issued.policyType, ...conditions }, service.config),
    brand: brandName,
    pay: payAddress(service, number),
    days: SUSPENSION_DAYS,
  };
  const left = outstandingInstalmentLines(parts, issued, language);
  const more = [
    ...(left.length > 0 ? [left.join("\n"), how, rule] : []),
    ...(terms ? termParagraphs(terms, language) : []),
  ];
  const { email, phone } = issued.holder;
  await queueNotification(service, tx, {
    dedupeKey,
    language,
    email:
      email === undefined
        ? undefined
        : {
            recipient: email,
            subject: fill(texts.subject, values),
            body: fill(policyMailWith(texts.mail, more), values),
            policyNumber: number,
            aboutPolicy: number,
          },
    sms: {
      recipient: phone,
      body: [texts.sms, ...smsNotes(issued, conditions, context), ...left]
        .map((text) => fill(text, values))
        .join(" "),
      policyNumber: number,
    },
  });
}
