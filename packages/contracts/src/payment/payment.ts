import { PAYMENT_OPERATORS } from "@sughurta/domain";
import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { alreadyPaidExample, invalid, notFound, priceConflict, tooMany } from "../core/failures.ts";
import {
  amount,
  contentText,
  fieldCode,
  id,
  isoDate,
  paymentOperators,
  requiredText,
} from "../core/fields.ts";
import { boxConditions, instalmentViews, policyFamily, policyType } from "../policy/policy.ts";

export const paymentOperator = z.enum(PAYMENT_OPERATORS, {
  error: fieldCode.notAllowed,
});

/** Starts the payment of a saved order; the browser is redirected to `redirectUrl`, for `qr` the code contains it. */
export const createPayment = defineContract({
  name: "createPayment",
  summary: "Pay a saved order",
  source: "S0 §7, S1 §7, SPEC-26, SPEC-85",
  extension: { request: ["part", "rest"] },
  method: "POST",
  path: "/v1/payment/",
  auth: "visitor",
  idempotent: true,
  body: z.object({
    policyId: requiredText(64),
    policyType,
    paymentOper: paymentOperator,
    /** A later instalment of a policy; omitted for the order (SPEC-85). */
    part: z.optional(z.int().check(z.gte(2), z.lte(12))),
    /** Token of the link to the rest of a price. */
    rest: z.optional(requiredText(64)),
  }),
  responses: {
    201: z.object({ redirectUrl: z.string(), paymentId: id }),
    ...invalid,
    ...notFound,
    /** `priceChanged` when the order was priced on an earlier day; the same request again accepts it. */
    ...priceConflict,
    503: z.object({ message: z.string(), code: z.string() }),
  },
  examples: {
    body: { policyId: "5c1d", policyType: "box", paymentOper: "dc" },
    responses: {
      201: { redirectUrl: "https://bank.example/pay/9f", paymentId: "77aa" },
      ...alreadyPaidExample,
      503: { message: "Банк сейчас не отвечает", code: "providerUnavailable" },
    },
  },
});

/**
 * State of a payment for its page: the server queries the provider again while it is `checking` (SPEC-7). Money without
 * a purchase is returned: `refunding` until it was sent, `refunded` after that.
 */
export const paymentStatus = z.enum([
  "checking",
  "paid",
  "failed",
  "expired",
  "refunding",
  "refunded",
]);
export type PaymentStatus = z.output<typeof paymentStatus>;

const paymentState = z.object({
  id,
  status: paymentStatus,
  policyType,
  policyId: id,
  /** Title of the product. */
  title: contentText,
  /** Code of the product, as in the webhooks and the report of a partner. */
  product: z.optional(z.string()),
  /** Slug of the product, for another attempt. */
  productSlug: contentText,
  paymentOper: paymentOperator,
  /** TJS. */
  sumPrem: amount,
  /** Set once paid. */
  policyNumber: z.nullish(z.string()),
  policyCode: z.nullish(z.string()),
  /** The receipt of the online till, once it is paid; without number and address until the till has registered it. */
  fiscalReceipt: z.optional(
    z.object({ number: z.optional(z.string()), url: z.optional(z.string()) }),
  ),
  /** With the number. */
  family: policyFamily,
  ...boxConditions,
  startDate: z.nullish(z.string()),
  endDate: z.nullish(z.string()),
  /** Address at which an open payment continues; for `qr` the code contains it. */
  redirectUrl: z.nullish(z.string()),
  /** Duplicate payment that will be refunded, TJS. */
  paidTwice: z.nullish(amount),
  /** Refunded amount of this payment, pending or completed, TJS. */
  refund: z.optional(amount),
  /** The last day by which it arrives, ISO. */
  refundBy: z.optional(z.string()),
  /** For `qr`: whether a receipt was submitted (SPEC-43); `none` also while an amount is missing. */
  receipt: z.nullish(z.enum(["none", "submitted", "accepted", "rejected"])),
  /** For `qr`: the total of the receipts so far, TJS (SPEC-63). */
  amountPaid: z.nullish(amount),
  /** The selling partner's own reference of the sale. */
  partnerReference: z.optional(z.string()),
  /** The instalment that it pays, where it is a later one (SPEC-85). */
  part: z.optional(z.int()),
  /** It pays the rest of a price that another payment began. */
  isRest: z.optional(z.literal(true)),
  /** Instalments of the policy, once there is one that is paid in instalments. */
  instalments: z.optional(instalmentViews),
});
export type PaymentState = z.output<typeof paymentState>;

export const payment = defineContract({
  name: "payment",
  summary: "State of a payment of this visitor",
  source: "SPEC-7",
  extension: true,
  method: "GET",
  path: "/v1/payment/{id}/",
  auth: "visitor",
  responses: { 200: paymentState, ...notFound },
  examples: {
    responses: {
      200: {
        id: "77aa",
        status: "paid",
        policyType: "box",
        policyId: "5c1d",
        title: "Щит семьи",
        product: "SCHIT",
        productSlug: "schit-semi",
        paymentOper: "dc",
        sumPrem: 225,
        policyNumber: "0000000013",
        policyCode: "K7Q4",
        startDate: "2026-03-02",
        endDate: "2027-03-01",
      },
    },
  },
});

/**
 * State of a payment for any browser that has its id, which cannot be guessed: a bank's app may return to another
 * browser than the one that ordered. Contains no data of the buyer or the policy.
 */
export const paymentOutcome = defineContract({
  name: "paymentOutcome",
  summary: "State of a payment opened in another browser",
  source: "SPEC-7",
  extension: true,
  method: "GET",
  path: "/v1/payment/{id}/outcome/",
  auth: "visitor",
  rateLimited: true,
  responses: { 200: z.object({ status: paymentStatus }), ...notFound, ...tooMany },
  examples: { responses: { 200: { status: "paid" } } },
});
export type PaymentOutcome = z.output<(typeof paymentOutcome)["responses"][200]>;

/** Sends a code to the phone of a paid order, to open its policy in another browser than the one that paid. */
export const sendPaymentCode = defineContract({
  name: "sendPaymentCode",
  summary: "Send a code to open the policy of a payment",
  source: "SPEC-7, SPEC-20",
  extension: true,
  method: "POST",
  path: "/v1/payment/{id}/code/",
  auth: "visitor",
  rateLimited: true,
  responses: {
    /** The last two digits of the phone, and the seconds until another code may be requested. */
    200: z.object({ phoneEnd: z.string(), repeatAfter: z.number() }),
    ...notFound,
    ...tooMany,
  },
  examples: { responses: { 200: { phoneEnd: "67", repeatAfter: 45 } } },
});

/** With that code this visitor gets the number of the policy, and can read its document for half an hour. */
export const openPaidPolicy = defineContract({
  name: "openPaidPolicy",
  summary: "Open the policy of a payment with a code",
  source: "SPEC-7, SPEC-8, SPEC-20",
  extension: true,
  method: "POST",
  path: "/v1/payment/{id}/access/",
  auth: "visitor",
  rateLimited: true,
  body: z.object({ code: requiredText(10) }),
  responses: {
    200: z.object({ policyNumber: z.string(), expiresAt: z.string() }),
    ...invalid,
    ...notFound,
    ...tooMany,
  },
  examples: {
    body: { code: "123456" },
    responses: { 200: { policyNumber: "0000000013", expiresAt: "2026-03-02T08:30:00Z" } },
  },
});

const rest = z.object({
  /** `checking` while other money for it is under review; `over` after the last day or another decision. */
  state: z.enum(["open", "paid", "checking", "over"]),
  policyType,
  policyId: id,
  title: contentText,
  /** Received before, TJS. */
  received: amount,
  /** The rest, TJS. */
  sumPrem: amount,
  /** The last day to pay. */
  dueOn: isoDate,
  operators: z.optional(paymentOperators),
});
export type RestToPay = z.output<typeof rest>;

/**
 * The rest of a price, for anyone with the link that staff sent the buyer after a payment that was too small. Contains
 * no data of the buyer.
 */
export const restToPay = defineContract({
  name: "restToPay",
  summary: "Rest of a price to pay by a link",
  source: "SPEC-103",
  extension: true,
  method: "GET",
  path: "/v1/payment/rest/{token}/",
  auth: "visitor",
  rateLimited: true,
  responses: { 200: rest, ...notFound, ...tooMany },
  examples: {
    responses: {
      200: {
        state: "open",
        policyType: "box",
        policyId: "5c1d",
        title: "Щит семьи",
        received: 200,
        sumPrem: 25,
        dueOn: "2026-03-05",
        operators: ["payler", "qr"],
      },
    },
  },
});

/** The newest payment of this visitor, so that `/success` and `/error` do not trust the address. */
export const latestPayment = defineContract({
  name: "latestPayment",
  summary: "Newest payment of this visitor",
  source: "SPEC-7",
  extension: true,
  method: "GET",
  path: "/v1/payment/latest/",
  auth: "visitor",
  responses: { 200: paymentState, ...notFound },
  examples: payment.examples,
});

/** Payments of the signed-in person, or of this visitor, the newest first. */
export const myPayments = defineContract({
  name: "myPayments",
  summary: "My payments",
  source: "SPEC-20",
  extension: true,
  method: "GET",
  path: "/v1/payment/",
  auth: "visitor",
  responses: {
    200: z.array(
      z.object({
        id,
        status: paymentStatus,
        title: contentText,
        paymentOper: paymentOperator,
        /** TJS. */
        sumPrem: amount,
        /** A moment, ISO. */
        createdAt: z.string(),
        /** Set once paid. */
        policyNumber: z.nullish(z.string()),
      }),
    ),
  },
  examples: {
    responses: {
      200: [
        {
          id: "77aa",
          status: "paid",
          title: "Щит семьи",
          paymentOper: "dc",
          sumPrem: 225,
          createdAt: "2026-03-02T08:00:00Z",
          policyNumber: "0000000013",
        },
      ],
    },
  },
});

/** A provider's signed webhook; sent by the provider, never through the gateway. */
export const paymentCallback = defineContract({
  name: "paymentCallback",
  summary: "Message of a payment provider",
  source: "S0 §7",
  extension: true,
  method: "POST",
  path: "/v1/payment/callback/{operator}/",
  auth: "none",
  body: z.object({
    reference: requiredText(64),
    event: z.enum(["paid", "failed"]),
    amount: z.number(),
    currency: z.string(),
    eventId: requiredText(64),
    occurredAt: z.string(),
  }),
  responses: {
    200: z.object({ accepted: z.boolean() }),
    401: z.object({ code: z.string(), message: z.string() }),
    ...invalid,
    ...notFound,
  },
  examples: {
    body: {
      reference: "r-1",
      event: "paid",
      amount: 225,
      currency: "TJS",
      eventId: "e-1",
      occurredAt: "2026-03-02T08:00:00Z",
    },
    responses: {
      200: { accepted: true },
      401: { code: "badSignature", message: "Подпись неверна" },
    },
  },
});
