import { fromDiram } from "@sughurta/domain";
import { dateIn } from "@sughurta/server-kit";
import { eq } from "drizzle-orm";
import { type PaymentMoney, paymentMoney } from "#src/platform/database/schema/money.ts";
import { instalment, policy } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import type { Service } from "#src/sales/ports/service.ts";
import {
  type MoneyFacts,
  type MoneyRefusal,
  missingDiram,
  remainingDiram,
} from "./decide-money.ts";
import { isRestRequested } from "./payment-rest.ts";
import { isInTime, type LockedPayment, orderForDecision, receivedOn } from "./settle-payment.ts";

/** Facts of a locked payment, the day of its money (ISO) and the money itself. */
interface LockedMoney {
  readonly facts: MoneyFacts;
  readonly paidOn: string;
  readonly money: PaymentMoney;
}

async function hasBought(tx: Database, { payment: { id, orderId, part } }: LockedPayment) {
  const [issued] =
    part > 1
      ? await tx
          .select({ number: instalment.policyNumber })
          .from(instalment)
          .where(eq(instalment.paymentId, id))
      : await tx.select({ number: policy.number }).from(policy).where(eq(policy.orderId, orderId));
  return issued !== undefined;
}

/** Reads the facts for a decision about a locked payment. */
export async function moneyFacts(
  service: Pick<Service, "config" | "now">,
  tx: Database,
  locked: LockedPayment,
): Promise<LockedMoney> {
  const { payment } = locked;
  const [money] = await tx
    .select()
    .from(paymentMoney)
    .where(eq(paymentMoney.paymentId, payment.id));
  if (!money) throw new Error("A payment without its money");
  const told = money.cameAt && receivedOn(service, payment, money.cameAt);
  const paidOn = told ?? money.paidOn ?? dateIn(service.config.timeZone, payment.updatedAt);
  const { state } = await orderForDecision(tx, locked);
  const isEnded = payment.part > 1 && state === "expired";
  return {
    money,
    paidOn,
    facts: {
      state: payment.state,
      priceDiram: payment.amountDiram,
      receivedDiram: money.receivedDiram,
      refundedDiram: money.refundedDiram,
      keptDiram: money.keptDiram,
      openRefunds: money.openRefunds,
      isOwnCurrency: money.currency === payment.currency,
      undecidedReceipts: money.undecidedReceipts,
      purchase: isEnded ? "ended" : state === "paid" ? "paid" : "waiting",
      hasBought: await hasBought(tx, locked),
      isInTime: await isInTime(tx, locked, paidOn),
      isOver: payment.expiresAt <= service.now(),
      isRestRequested: await isRestRequested(service, tx, payment.id),
    },
  };
}

/** A refusal as an error for staff: 409, with the sum in TJS that it is about. */
export function moneyRefused(refusal: MoneyRefusal, facts: MoneyFacts): FailureError {
  const sum = refusal === "amountTooSmall" ? missingDiram(facts) : remainingDiram(facts);
  return new FailureError(409, refusal, { values: { sum: fromDiram(sum) } });
}
