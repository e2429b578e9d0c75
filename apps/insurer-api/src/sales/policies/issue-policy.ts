import { randomInt } from "node:crypto";
import { FIRST_TEST_SERIAL, MAX_POLICY_SERIAL, policyNumberFrom } from "@sughurta/domain";
import { notificationPreferences } from "#src/identity/user/notification-preferences.ts";
import {
  type Order,
  type Policy,
  policy,
  policyDocumentFile,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { documentJob, documentQueue } from "#src/platform/pdf/document-queue.ts";
import { getToday } from "#src/platform/platform.ts";
import { productLines } from "#src/products/catalogue/product-lines.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type FirstPart, writeInstalments } from "./instalments.ts";
import { bookPartnerSale, type PartnerBooking } from "./partner-bookings.ts";

const CODE_DIGITS = 8;

/** A policy code: eight unguessable digits. */
function newPolicyCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
}

/** Limit of draws until a number is free; with a million policies one in a thousand is taken. */
const NUMBER_DRAWS = 20;

/** A random policy number, which reveals no other number; specimens have a series of their own. */
const drawNumber = (specimens: boolean) =>
  policyNumberFrom(
    specimens
      ? randomInt(FIRST_TEST_SERIAL, MAX_POLICY_SERIAL + 1)
      : randomInt(1, FIRST_TEST_SERIAL),
  );

async function insertNumbered(
  { config }: Pick<Service, "config">,
  tx: Database,
  content: Omit<typeof policy.$inferInsert, "number">,
): Promise<Policy> {
  for (let draw = 0; draw < NUMBER_DRAWS; draw += 1) {
    const [issued] = await tx
      .insert(policy)
      .values({ ...content, number: drawNumber(config.specimens) })
      .onConflictDoNothing({ target: policy.number })
      .returning();
    if (issued) return issued;
  }
  throw new Error("No free policy number was drawn");
}

/** A new policy with its order, and the booking of the partner that sold it. */
export interface IssuedPolicy {
  readonly policy: Policy;
  readonly order: Order;
  readonly booking: PartnerBooking | undefined;
}

/** Issues the one policy of a paid order, with its document and instalments, inside the payment's transaction. */
export async function issuePolicy(
  service: Pick<Service, "config" | "jobs" | "now">,
  tx: Database,
  paid: Order,
  { paymentId, paidOn }: Omit<FirstPart, "issuedOn">,
): Promise<IssuedPolicy> {
  const line = productLines[paid.policyType];
  const preferences = await notificationPreferences(tx, paid.owner);
  const issued = await insertNumbered(service, tx, {
    code: newPolicyCode(),
    orderId: paid.id,
    owner: paid.owner,
    policyType: paid.policyType,
    productCode: paid.productCode,
    language: preferences.language ?? paid.language,
    ...line.cover(paid, paidOn),
    sumAssuredDiram: paid.sumAssuredDiram,
    priceDiram: paid.priceDiram,
    amountDiram: paid.amountDiram,
    currency: paid.currency,
    couponCode: paid.couponCode,
    holder: paid.holder,
    lifeAssured: line.lifeAssured(paid),
    createdAt: service.now(),
  });
  const { number: policyNumber, language, createdAt } = issued;
  // The job of an email draws the document that it attaches.
  if (issued.holder.email === undefined) {
    await tx.insert(policyDocumentFile).values({ policyNumber, language, createdAt });
    await service.jobs.add(tx, documentQueue, documentJob({ policyNumber, language }));
  }
  await writeInstalments(tx, paid, issued, { paymentId, paidOn, issuedOn: getToday(service) });
  const booking = await bookPartnerSale(service, tx, issued, paid);
  return { policy: issued, order: paid, booking };
}
