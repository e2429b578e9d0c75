import { randomInt } from "node:crypto";
import { policyNumberFrom } from "@sughurta/domain";
import { eq, sql } from "drizzle-orm";
import {
  type Order,
  type Policy,
  policy,
  policyDocumentFile,
  product,
} from "#src/database/schema/sales.ts";
import { type Database, rowsOf } from "#src/database/sql.ts";
import { queuePolicyMessages } from "#src/outbox/queue-policy-messages.ts";
import { type Service, todayOf } from "#src/service.ts";
import { coverOfBox } from "./cover.ts";
import { fullNameOf } from "./full-name.ts";

const CODE_DIGITS = 8;

/** A policy code: eight digits nobody can guess. */
export function newPolicyCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
}

async function nextNumber(tx: Database): Promise<string> {
  const [row] = await rowsOf<{ next: string }>(tx, sql`select nextval('policy_sequence') as next`);
  return policyNumberFrom(Number(row?.next));
}

/** Dates of the cover: a box counts from the day it is paid, others have the dates that were chosen. */
function coverOf(order: Order, today: string) {
  const activeMonths = order.details.activeMonths;
  return order.policyType === "box" && typeof activeMonths === "number"
    ? coverOfBox(today, activeMonths)
    : { startDate: order.startDate, endDate: order.endDate };
}

/** Issues the one policy of a paid order and queues its letters and its document, inside the payment's transaction. */
export async function issuePolicy(service: Service, tx: Database, paid: Order): Promise<Policy> {
  const insured = paid.details.lifeAssured;
  const names = Array.isArray(insured) ? insured.map(String) : [fullNameOf(paid.holder)];
  const [issued] = await tx
    .insert(policy)
    .values({
      number: await nextNumber(tx),
      code: newPolicyCode(),
      orderId: paid.id,
      owner: paid.owner,
      policyType: paid.policyType,
      productCode: paid.productCode,
      language: paid.language,
      ...coverOf(paid, todayOf(service)),
      sumAssuredDiram: paid.sumAssuredDiram,
      priceDiram: paid.priceDiram,
      amountDiram: paid.amountDiram,
      currency: paid.currency,
      couponCode: paid.couponCode,
      holder: paid.holder,
      lifeAssured: names,
      createdAt: service.now(),
    })
    .returning();
  if (!issued) throw new Error("The policy was not written");
  const { number: policyNumber, language, createdAt } = issued;
  await tx
    .insert(policyDocumentFile)
    .values({ policyNumber, language, nextAt: createdAt, createdAt });
  const [sold] = await tx.select().from(product).where(eq(product.code, issued.productCode));
  await queuePolicyMessages(service, tx, issued, sold?.title);
  return issued;
}
