import { fromDiram } from "@sughurta/domain";
import { and, eq } from "drizzle-orm";
import { partnerEntry } from "#src/platform/database/schema/partner.ts";
import type { Order, Policy, PolicyCorrection } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { getToday } from "#src/platform/platform.ts";
import {
  type NewWebhookEvent,
  queueWebhookEvent,
} from "#src/platform/webhook/queue-webhook-event.ts";
import { partnerDestination } from "#src/platform/webhook/webhook-destinations.ts";
import type { PartnerBooking } from "#src/sales/policies/partner-bookings.ts";
import type { Service } from "#src/sales/ports/service.ts";

const getSubject = (number: string) => `policy:${number}`;

/** A policy with all order data. */
export function policyIssued(
  issued: Policy,
  { details, partnerCode, partnerReference }: Order,
): NewWebhookEvent {
  const {
    number,
    owner: _,
    sumAssuredDiram,
    priceDiram,
    amountDiram,
    createdAt,
    version: _version,
    versionOn: _versionOn,
    ...facts
  } = issued;
  return {
    type: "policy.issued",
    subject: getSubject(number),
    data: {
      number,
      ...facts,
      sumAssured: fromDiram(sumAssuredDiram),
      price: fromDiram(priceDiram),
      amount: fromDiram(amountDiram),
      details,
      partner: partnerCode,
      partnerReference,
      issuedAt: createdAt.toISOString(),
    },
  };
}

/** A corrected policy with its new version and all data that a correction can change. */
export function policyCorrected(
  issued: Policy,
  order: Pick<Order, "details"> | undefined,
  { fields, createdAt }: Pick<PolicyCorrection, "fields" | "createdAt">,
): NewWebhookEvent {
  const { number, version, versionOn, startDate, endDate, holder, lifeAssured } = issued;
  return {
    type: "policy.corrected",
    subject: getSubject(number),
    data: {
      number,
      version,
      versionOn,
      fields,
      startDate,
      endDate,
      holder,
      lifeAssured,
      price: fromDiram(issued.priceDiram),
      amount: fromDiram(issued.amountDiram),
      currency: issued.currency,
      ...(order ? { details: order.details } : {}),
      correctedAt: createdAt.toISOString(),
    },
  };
}

/** A cancelled policy with its last day; the refund is decided by staff. */
export function policyCancelled(
  { number, currency }: Pick<Policy, "number" | "currency">,
  { cancelledOn, refundDiram }: { readonly cancelledOn: string; readonly refundDiram: number },
): NewWebhookEvent {
  return {
    type: "policy.cancelled",
    subject: getSubject(number),
    data: { number, cancelledOn, refund: fromDiram(refundDiram), currency },
  };
}

type Needs = Pick<Service, "config" | "jobs" | "now">;

/** Queues an event for the partner of a sale, without data of the buyer. */
export async function notifyPartner(
  service: Needs,
  tx: Database,
  {
    sale,
    type,
    amountDiram,
    dates,
    version,
  }: Omit<PartnerBooking, "type"> & {
    readonly type: PartnerBooking["type"] | "policy.refunded";
  },
): Promise<void> {
  const { partnerCode, policyNumber, productCode, partnerReference, currency } = sale;
  const data = {
    policyNumber,
    product: productCode,
    amount: fromDiram(amountDiram),
    currency,
    ...dates,
    ...(version === undefined ? {} : { version }),
    partnerReference,
  };
  const event = { type, subject: getSubject(policyNumber), data };
  await queueWebhookEvent(service, tx, event, partnerDestination(partnerCode));
}

/** Notifies the partner that sold a policy, if any, of its paid refund. */
export async function notifyPartnerOfRefund(
  service: Needs,
  tx: Database,
  { number }: Pick<Policy, "number">,
  amountDiram: number,
): Promise<void> {
  const [sale] = await tx
    .select()
    .from(partnerEntry)
    .where(and(eq(partnerEntry.policyNumber, number), eq(partnerEntry.kind, "sale")));
  if (!sale) return;
  const dates = { refundedOn: getToday(service) };
  await notifyPartner(service, tx, { sale, type: "policy.refunded", amountDiram, dates });
}
