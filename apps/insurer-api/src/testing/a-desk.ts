import { randomUUID } from "node:crypto";
import {
  createPayment,
  payment as paymentContract,
  uploadReceipt,
} from "@sughurta/contracts/payment";
import { and, eq, like, sql } from "drizzle-orm";
import { fiscalReceipt, moneyDecision, paymentMoney } from "#src/platform/database/schema/money.ts";
import { order, payment, policy, receipt, refund } from "#src/platform/database/schema/sales.ts";
import { outbox } from "#src/platform/database/schema/service.ts";
import { queryRows } from "#src/platform/database/sql.ts";
import type { Command } from "#src/sales/ports/actor.ts";
import { notify, type StartedOrder, startOrder } from "./a-payment.ts";
import type { Send, TestService } from "./a-service.ts";

/** A cashier's command, with a new id by default. */
export function aCommand(id = "Karimova", decisionId: string = randomUUID()): Command {
  return { decisionId, actor: { id, role: "cashier" }, reason: "Звонил покупатель" };
}

/** Payment data of a service, as the desk shows it, and helpers to change it. */
export function aDesk(api: TestService) {
  const { db } = api.service;
  return {
    /** An order whose received money differs from its price by this amount of TJS. */
    async wrongAmount(difference: number): Promise<StartedOrder & { readonly send: Send }> {
      const send = api.as();
      const started = await startOrder(api, send);
      await notify(api, started, { amount: started.amount + difference });
      return { ...started, send };
    },
    /** Uploads a receipt of a QR payment that cannot be read automatically; returns its id. */
    async unreadReceipt(send: Send, paymentId: string): Promise<string> {
      const form = new FormData();
      form.append("payment_id", paymentId);
      form.append("file", new File([`%PDF-1.4\n${randomUUID()}\n%%EOF`], "receipt.pdf"));
      await send(uploadReceipt, { params: { paymentId }, form });
      const rows = await db.select().from(receipt).where(eq(receipt.paymentId, paymentId));
      return rows.toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt)).at(-1)?.id ?? "";
    },
    findState: async (paymentId: string) =>
      (await db.select().from(payment).where(eq(payment.id, paymentId)))[0]?.state,
    findOrderState: async (orderId: string) =>
      (await db.select().from(order).where(eq(order.id, orderId)))[0]?.state,
    shown: async (send: Send, id: string) => (await send(paymentContract, { params: { id } })).data,
    listPolicies: (orderId: string) => db.select().from(policy).where(eq(policy.orderId, orderId)),
    listRefunds: (paymentId: string) =>
      db.select().from(refund).where(eq(refund.paymentId, paymentId)),
    /** Money of a payment without a decision, in diram. */
    async loadRemaining(paymentId: string): Promise<number> {
      const [found] = await db
        .select({
          money: paymentMoney.receivedDiram,
          back: paymentMoney.refundedDiram,
          kept: paymentMoney.keptDiram,
          payment,
        })
        .from(payment)
        .innerJoin(paymentMoney, eq(paymentMoney.paymentId, payment.id))
        .where(eq(payment.id, paymentId));
      if (!found) return 0;
      const bought = found.payment.state === "paid" ? found.payment.amountDiram : 0;
      return found.money - found.back - found.kept - bought;
    },
    listDecisions: (paymentId: string) =>
      db.select().from(moneyDecision).where(eq(moneyDecision.paymentId, paymentId)),
    /** Messages about one decision. */
    listMessages: ({ decisionId }: Command) =>
      db
        .select()
        .from(outbox)
        .where(like(outbox.dedupeKey, `payment:${decisionId}:%`)),
    listReasons: async (paymentId: string) =>
      (
        await queryRows<{ reason: string }>(
          db,
          sql`select reason from payment_to_check where payment_id = ${paymentId}`,
        )
      ).map(({ reason }) => reason),
    payAgain: (send: Send, policyId: string, paymentOper = "payler") =>
      send(createPayment, { body: { policyId, policyType: "box", paymentOper } }),
    /** Violated invariants of money; always empty. */
    async brokenRules(): Promise<string[]> {
      const paidOrders = await db.$count(order, eq(order.state, "paid"));
      const sold = await queryRows<{ count: number }>(
        db,
        sql`select count(*)::int as count from policy where order_id is not null`,
      );
      const money = await db
        .select({
          state: payment.state,
          price: payment.amountDiram,
          money: paymentMoney.receivedDiram,
          back: paymentMoney.refundedDiram,
          kept: paymentMoney.keptDiram,
        })
        .from(payment)
        .innerJoin(paymentMoney, eq(paymentMoney.paymentId, payment.id));
      const refunding = await db.$count(payment, eq(payment.state, "refunding"));
      const open = await db
        .select({ id: refund.id })
        .from(refund)
        .innerJoin(payment, and(eq(payment.id, refund.paymentId), eq(payment.state, "refunding")))
        .where(sql`${refund.state} in ('requested', 'approved')`);
      const isOver = money.some(
        ({ state, price, money: came, back, kept }) =>
          back + kept + (state === "paid" ? price : 0) > came,
      );
      const sales = await db.$count(fiscalReceipt, eq(fiscalReceipt.kind, "sale"));
      const paidPayments = await db.$count(payment, eq(payment.state, "paid"));
      const isEnded = (state: string) => state === "closed" || state === "refunded";
      const lost = money.some(
        ({ state, money: came, back, kept }) => isEnded(state) && came !== back + kept,
      );
      return [
        ...(sold[0]?.count === paidOrders ? [] : ["policies are not paid orders"]),
        ...(sales === paidPayments ? [] : ["payments without their fiscal receipt"]),
        ...(isOver ? ["more goes back than came"] : []),
        ...(lost ? ["a payment ended although money of it remains"] : []),
        ...(open.length === refunding ? [] : ["a payment refunding without its one refund"]),
      ];
    },
  };
}
