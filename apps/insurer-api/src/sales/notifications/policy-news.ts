import type { Language } from "@sughurta/domain";
import { notificationPreferences } from "#src/identity/user/notification-preferences.ts";
import type { Policy } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { queueNotification } from "#src/platform/outbox/queue-notification.ts";
import { loadHelpPhones } from "#src/products/catalogue/help-phones.ts";
import type { Service } from "#src/sales/ports/service.ts";

/** A message about a policy: an email and an SMS in one language. */
interface PolicyNews {
  readonly subject: string;
  readonly mail: string;
  readonly sms: string;
}

/** Values of the placeholders of every message about a policy. */
interface PolicyNewsValues {
  readonly number: string;
  readonly name: string;
  readonly phone: string;
  readonly brand: string;
  readonly [name: string]: string | number;
}

/**
 * Queues the SMS, and the email where there is an address, about a change of a policy: always, in the language chosen
 * for emails, else in that of the policy. Attaches the document to the email if `attach` is set.
 */
export async function queuePolicyNews(
  service: Pick<Service, "config" | "jobs" | "now">,
  tx: Database,
  policy: Policy,
  {
    dedupeKey,
    write,
    attach = false,
  }: {
    /** Idempotent by key. */
    readonly dedupeKey: string;
    readonly write: (values: PolicyNewsValues, language: Language) => PolicyNews;
    readonly attach?: boolean;
  },
): Promise<void> {
  const { number, holder } = policy;
  const preferences = await notificationPreferences(tx, policy.owner);
  const language = preferences.language ?? policy.language;
  const news = write(
    {
      number,
      name: holder.firstName,
      phone: await loadHelpPhones(tx, policy, service.config),
      brand: service.config.brandName,
    },
    language,
  );
  await queueNotification(service, tx, {
    dedupeKey,
    language,
    email:
      holder.email === undefined
        ? undefined
        : {
            recipient: holder.email,
            subject: news.subject,
            body: news.mail,
            aboutPolicy: number,
            ...(attach ? { policyNumber: number } : {}),
          },
    sms: { recipient: holder.phone, body: news.sms },
  });
}
