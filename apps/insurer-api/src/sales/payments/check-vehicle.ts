import { formatDate, type Language } from "@sughurta/domain";
import { and, eq } from "drizzle-orm";
import {
  type NamedVehicle,
  order,
  type Payment,
  type Policy,
  payment,
  policy,
  policyCancellation,
  policyDocumentFile,
  type VehicleCheck,
  vehicleCheck,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { correctedOrder, soldVehicle } from "#src/products/motor/checked-vehicle.ts";
import { insuredVehicle } from "#src/products/motor/document/motor-cover.ts";
import { notifyPartner } from "#src/sales/notifications/events.ts";
import { queuePolicyNews } from "#src/sales/notifications/policy-news.ts";
import { vehicleCheckTexts } from "#src/sales/notifications/texts/vehicle-check-texts.ts";
import { lockOrders } from "#src/sales/orders/orders.ts";
import { payAddress } from "#src/sales/policies/instalments.ts";
import { bookPartnerCorrection } from "#src/sales/policies/partner-bookings.ts";
import type { Difference } from "#src/sales/policies/price-change.ts";
import { type Command, requireReason } from "#src/sales/ports/actor.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { openRefund } from "./open-refund.ts";
import { chargeDifference } from "./settle-difference.ts";

/** A document whose key differs from every current one is drawn again. */
const OUT_OF_DATE = "vehicleChecked";

/**
 * Stores the vehicle of a policy as its registration certificate names it, with the price of that vehicle: a lower one
 * is refunded, a higher one is due as an instalment; the policyholder gets a message (SPEC-96). The commission of a
 * partner becomes that of the new price. Throws 404, 409 or 422.
 */
export async function checkVehicle(
  service: Pick<Service, "config" | "db" | "jobs" | "now">,
  policyNumber: string,
  vehicle: NamedVehicle,
  command: Command,
): Promise<VehicleCheck> {
  requireReason(command);
  return service.db.transaction(async (tx) => {
    const { issued, sold, paid } = await lockSale(tx, policyNumber);
    // The price may have changed since the sale, by a correction.
    const priced = { priceDiram: issued.priceDiram, amountDiram: issued.amountDiram };
    const corrected = await correctedOrder(tx, { ...sold, ...priced }, vehicle);
    const { plate: _, ...soldAs } = soldVehicle(sold.details);
    const { actor, reason } = command;
    const [checked] = await tx
      .insert(vehicleCheck)
      .values({
        policyNumber,
        sold: soldAs,
        found: vehicle,
        beforeDiram: issued.amountDiram,
        afterDiram: corrected.amountDiram,
        paymentId: paid.id,
        decidedBy: actor.id,
        decidedRole: actor.role,
        reason,
        createdAt: service.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (!checked) throw new FailureError(409, "decidedBefore");
    await tx.update(order).set({ details: corrected.details }).where(eq(order.id, sold.id));
    const { priceDiram, amountDiram } = corrected;
    await tx.update(policy).set({ priceDiram, amountDiram }).where(eq(policy.number, policyNumber));
    const booking = await bookPartnerCorrection(service, tx, issued, amountDiram);
    if (booking) await notifyPartner(service, tx, booking);
    await tx
      .update(policyDocumentFile)
      .set({ policyStatus: OUT_OF_DATE })
      .where(eq(policyDocumentFile.policyNumber, policyNumber));
    const vehicleText = insuredVehicle(corrected.form);
    const difference = await settleDifference(service, tx, { issued, paid, checked }, command);
    if (difference.kind !== "none" || vehicleText !== insuredVehicle(corrected.before)) {
      await queueVehicleNews(service, tx, issued, { ...difference, vehicle: vehicleText });
    }
    return checked;
  });
}

/** A policy with its order and the payment that bought it, locked until the transaction ends. Throws 404 or 409. */
async function lockSale(tx: Database, policyNumber: string) {
  const [found] = await tx
    .select({ orderId: policy.orderId })
    .from(policy)
    .where(eq(policy.number, policyNumber));
  const locked = found?.orderId ? await lockOrders(tx, found.orderId) : undefined;
  if (locked?.order.policyType !== "car") throw notFound();
  const { order: sold } = locked;
  const [paid] = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, sold.id), eq(payment.part, 1), eq(payment.state, "paid")))
    .for("update");
  const [issued] = await tx
    .select()
    .from(policy)
    .where(eq(policy.number, policyNumber))
    .for("update");
  if (!paid || !issued) throw notFound();
  const [cancelled] = await tx
    .select()
    .from(policyCancellation)
    .where(eq(policyCancellation.policyNumber, policyNumber));
  if (cancelled) throw new FailureError(409, "policyEnded");
  return { issued, sold, paid };
}

interface Checked {
  readonly issued: Policy;
  readonly paid: Payment;
  readonly checked: VehicleCheck;
}

/** Refunds a lower price, or charges a higher one as an instalment. */
async function settleDifference(
  service: Pick<Service, "config" | "now">,
  tx: Database,
  { issued, paid, checked }: Checked,
  command: Command,
): Promise<Difference> {
  const { number: policyNumber, currency } = issued;
  const { beforeDiram, afterDiram } = checked;
  const sumDiram = Math.abs(afterDiram - beforeDiram);
  if (sumDiram === 0) return { kind: "none" };
  if (afterDiram < beforeDiram) {
    const asked = { paymentId: paid.id, amountDiram: sumDiram, currency };
    const { refundId, dueOn } = await openRefund(service, tx, command, asked);
    await tx
      .update(vehicleCheck)
      .set({ refundId })
      .where(eq(vehicleCheck.policyNumber, policyNumber));
    return { kind: "refund", sumDiram, dueOn };
  }
  return chargeDifference(service, tx, { issued, paid }, sumDiram);
}

/** Queues the message with the corrected vehicle and the change of the price. */
async function queueVehicleNews(
  service: Pick<Service, "config" | "jobs" | "now">,
  tx: Database,
  issued: Policy,
  told: Difference & { readonly vehicle: string },
): Promise<void> {
  await queuePolicyNews(service, tx, issued, {
    dedupeKey: `policy:${issued.number}:vehicle`,
    attach: true,
    write: (known, language: Language) => {
      const texts = vehicleCheckTexts[language];
      const money =
        told.kind === "none"
          ? {}
          : {
              sum: moneyText(told.sumDiram, issued.currency, language),
              due: formatDate(told.dueOn),
              pay: payAddress(service, issued.number),
            };
      const values = { ...known, vehicle: told.vehicle, ...money };
      const news = fill(`${texts.vehicle} ${texts.money[told.kind]}`, values);
      const mail = [texts.greeting, news, texts.farewell];
      return {
        subject: fill(texts.subject, values),
        mail: mail.map((paragraph) => fill(paragraph, values)).join("\n\n"),
        sms: fill(texts.sms, { ...values, news }),
      };
    },
  });
}
