import { randomInt } from "node:crypto";
import { MAX_POLICY_SERIAL, policyNumberFrom } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import {
  type Order,
  type Policy,
  policy,
  policyDocumentFile,
  product,
} from "#src/database/schema/sales.ts";
import type { Database } from "#src/database/sql.ts";
import { dueNow } from "#src/order/due-now.ts";
import { queuePolicyMessages } from "#src/outbox/queue-policy-messages.ts";
import { productLines } from "#src/product-lines.ts";
import type { Service } from "#src/service.ts";
import { messageWishesOf } from "#src/user/message-settings.ts";

const CODE_DIGITS = 8;

/** A policy code: eight digits nobody can guess. */
export function newPolicyCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
}

/** Draws until a number is free; with a million policies one in a thousand is taken. */
const NUMBER_DRAWS = 20;

/** A policy number that tells nothing about its neighbours. */
const drawNumber = () => policyNumberFrom(randomInt(1, MAX_POLICY_SERIAL + 1));

async function insertNumbered(
  tx: Database,
  content: Omit<typeof policy.$inferInsert, "number">,
): Promise<Policy> {
  for (let draw = 0; draw < NUMBER_DRAWS; draw += 1) {
    const [issued] = await tx
      .insert(policy)
      .values({ ...content, number: drawNumber() })
      .onConflictDoNothing({ target: policy.number })
      .returning();
    if (issued) return issued;
  }
  throw new Error("No free policy number was drawn");
}

/** Issues the one policy of an order paid on a day, with its letters and its document, inside the payment's transaction. */
export async function issuePolicy(
  service: Service,
  tx: Database,
  paid: Order,
  paidOn: string,
): Promise<Policy> {
  const line = productLines[paid.policyType];
  const wishes = await messageWishesOf(tx, paid.owner);
  const issued = await insertNumbered(tx, {
    code: newPolicyCode(),
    orderId: paid.id,
    owner: paid.owner,
    policyType: paid.policyType,
    productCode: paid.productCode,
    language: wishes.language ?? paid.language,
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
  await tx
    .insert(policyDocumentFile)
    .values({ policyNumber, language, nextAt: createdAt, createdAt });
  const [sold] = await tx.select().from(product).where(eq(product.code, issued.productCode));
  await queuePolicyMessages(service, tx, issued, { title: sold?.title, paidDiram: dueNow(paid) });
  return issued;
}
