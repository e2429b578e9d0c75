import { formatDate, type Language } from "@sughurta/domain";
import { notificationPreferences } from "#src/identity/user/notification-preferences.ts";
import type { Policy, PolicyCorrection } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { queueNotification } from "#src/platform/outbox/queue-notification.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { loadHelpPhones } from "#src/products/catalogue/help-phones.ts";
import { payAddress } from "#src/sales/policies/instalments.ts";
import type { Difference, LowerPrice } from "#src/sales/policies/price-change.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { queuePolicyNews } from "./policy-news.ts";
import { correctionTexts } from "./texts/correction-texts.ts";

type Needs = Pick<Service, "config" | "jobs" | "now">;

/** A corrected policy, as it was and as it is, and the effect on its price. */
interface CorrectedPolicy {
  readonly before: Policy;
  readonly issued: Policy;
  readonly written: PolicyCorrection;
  readonly difference: Difference | LowerPrice;
}

/**
 * Queues the email and SMS about a correction, with the new document if there is one, and a warning to an earlier phone
 * or email address: a person with the phone of a policy can open it.
 */
export async function queueCorrectionNews(
  service: Needs,
  tx: Database,
  corrected: CorrectedPolicy,
): Promise<void> {
  const { issued, written, difference } = corrected;
  const { number, currency, versionOn } = issued;
  await queuePolicyNews(service, tx, issued, {
    dedupeKey: toKey(corrected),
    attach: written.version !== null,
    write: (known, language: Language) => {
      const texts = correctionTexts[language];
      const money =
        difference.kind === "none"
          ? {}
          : {
              sum: moneyText(difference.sumDiram, currency, language),
              due: formatDate(difference.dueOn),
              pay: payAddress(service, number),
            };
      const values = {
        ...known,
        ...money,
        fields: written.fields.map((field) => texts.fields[field]).join(", "),
        version: written.version ?? "",
        date: versionOn === null ? "" : formatDate(versionOn),
      };
      const sentences = [
        texts.corrected,
        written.version === null ? "" : texts.version,
        texts.money[difference.kind],
      ];
      const news = fill(sentences.filter(Boolean).join(" "), values);
      return {
        subject: fill(texts.subject, values),
        mail: [fill(texts.greeting, values), news, fill(texts.farewell, values)].join("\n\n"),
        sms: fill(texts.sms, { ...values, news }),
      };
    },
  });
  await warnEarlierContacts(service, tx, corrected);
}

const toKey = ({ issued, written }: CorrectedPolicy) =>
  `policy:${issued.number}:correction:${written.id}`;

/** Queues the email and SMS about a correction that was not made after a check, without its reason, once. */
export async function queueCorrectionRefused(
  service: Needs,
  tx: Database,
  issued: Policy,
  checkId: string,
): Promise<void> {
  await queuePolicyNews(service, tx, issued, {
    dedupeKey: `policy:${issued.number}:check:${checkId}`,
    write: (values, language: Language) => {
      const texts = correctionTexts[language];
      const news = fill(texts.refused, values);
      return {
        subject: fill(texts.refusedSubject, values),
        mail: [fill(texts.greeting, values), news, values.brand].join("\n\n"),
        sms: `${values.brand}: ${news}`,
      };
    },
  });
}

async function warnEarlierContacts(
  service: Needs,
  tx: Database,
  corrected: CorrectedPolicy,
): Promise<void> {
  const { before, issued } = corrected;
  const { phone, email } = before.holder;
  const isPhoneNew = phone !== issued.holder.phone;
  const isEmailNew = email !== issued.holder.email;
  if (!isPhoneNew && !isEmailNew) return;
  const preferences = await notificationPreferences(tx, issued.owner);
  const language = preferences.language ?? issued.language;
  const texts = correctionTexts[language];
  const values = {
    number: issued.number,
    name: issued.holder.firstName,
    phone: await loadHelpPhones(tx, issued, service.config),
    brand: service.config.brandName,
  };
  const news = fill(texts.contact, values);
  await queueNotification(service, tx, {
    dedupeKey: `${toKey(corrected)}:earlier`,
    language,
    email:
      isEmailNew && email !== undefined
        ? {
            recipient: email,
            subject: fill(texts.subject, values),
            body: [fill(texts.greeting, values), news, values.brand].join("\n\n"),
          }
        : undefined,
    sms: isPhoneNew ? { recipient: phone, body: `${values.brand}: ${news}` } : undefined,
  });
}
