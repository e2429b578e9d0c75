import { maxFileBytes, PAYMENT_OPERATORS, RECEIPT_FILES } from "@sughurta/domain";
import * as z from "zod/mini";
import { defineContract } from "../kernel/contract.ts";
import { failure } from "../kernel/failure.ts";
import { amount, contentText, fieldCode, id, requiredText } from "../kernel/fields.ts";
import {
  conflict,
  invalid,
  invalidExample,
  notFound,
  notFoundExample,
  notKept,
  notKeptExample,
  tooMany,
  tooManyExample,
} from "./failures.ts";
import { policyType } from "./policy.ts";
import { smsCode, tokens } from "./session.ts";

export const paymentOperator = z.enum(PAYMENT_OPERATORS, {
  error: fieldCode.notAllowed,
});

const alreadyPaidExample = {
  409: { message: "Этот заказ уже оплачен", code: "alreadyPaid" },
} as const;

/** Starts the payment of a saved order; the browser goes to `redirectUrl`, for `qr` the code carries it. */
export const createPayment = defineContract({
  name: "createPayment",
  summary: "Pay a saved order",
  source: "S0 §7, S1 §7, decision 26",
  method: "POST",
  path: "/v1/payment/",
  auth: "visitor",
  idempotent: true,
  body: z.object({
    policyId: requiredText(64),
    policyType,
    paymentOper: paymentOperator,
  }),
  answers: {
    201: z.object({ redirectUrl: z.string(), paymentId: id }),
    ...invalid,
    ...notFound,
    /** `priceChanged` when the order was priced on an earlier day; the same request again accepts it. */
    409: z.union([z.object({ code: z.literal("priceChanged"), sumPrem: amount }), failure]),
    503: z.object({ message: z.string(), code: z.string() }),
  },
  examples: {
    body: { policyId: "5c1d", policyType: "box", paymentOper: "dc" },
    answers: {
      201: { redirectUrl: "https://bank.example/pay/9f", paymentId: "77aa" },
      ...invalidExample,
      ...notFoundExample,
      ...alreadyPaidExample,
      503: { message: "Банк сейчас не отвечает", code: "providerUnavailable" },
    },
  },
});

/** What a payment page shows: the server asks the provider again while it is `checking` (decision 7). */
export const paymentStatus = z.enum(["checking", "paid", "failed", "expired"]);
export type PaymentStatus = z.output<typeof paymentStatus>;

const paymentState = z.object({
  id,
  status: paymentStatus,
  policyType,
  policyId: id,
  /** Title of what is bought. */
  title: contentText,
  /** Address part of the product, for another try. */
  productSlug: contentText,
  paymentOper: paymentOperator,
  /** TJS. */
  sumPrem: amount,
  /** Set once paid. */
  policyNumber: z.nullish(z.string()),
  policyCode: z.nullish(z.string()),
  startDate: z.nullish(z.string()),
  endDate: z.nullish(z.string()),
  /** For `qr`: whether a receipt was handed in (decision 43); `none` also while a part is missing. */
  receipt: z.nullish(z.enum(["none", "submitted", "accepted", "rejected"])),
  /** For `qr`: what the receipts come to so far, TJS (decision 63). */
  amountPaid: z.nullish(amount),
});
export type PaymentState = z.output<typeof paymentState>;

export const payment = defineContract({
  name: "payment",
  summary: "State of a payment of this visitor",
  source: "decision 7",
  extension: true,
  method: "GET",
  path: "/v1/payment/{id}/",
  auth: "visitor",
  answers: { 200: paymentState, ...notFound },
  examples: {
    answers: {
      200: {
        id: "77aa",
        status: "paid",
        policyType: "box",
        policyId: "5c1d",
        title: "Щит семьи",
        productSlug: "schit-semi",
        paymentOper: "dc",
        sumPrem: 225,
        policyNumber: "0000000013",
        policyCode: "K7Q4",
        startDate: "2026-03-02",
        endDate: "2027-03-01",
      },
      ...notFoundExample,
    },
  },
});

/** The newest payment of this visitor, so that `/success` and `/error` show it without believing the address. */
export const latestPayment = defineContract({
  name: "latestPayment",
  summary: "Newest payment of this visitor",
  source: "decision 7",
  extension: true,
  method: "GET",
  path: "/v1/payment/latest/",
  auth: "visitor",
  answers: { 200: paymentState, ...notFound },
  examples: payment.examples,
});

const codeSent = z.object({
  /** The last two digits of the buyer's phone, to recognise it. */
  phoneEnd: z.string(),
  /** Seconds until another code may be asked for. */
  repeatAfter: z.number(),
});

/** Sends a code to the phone of a paid order, to open an account with what was bought (decision 68). */
export const sendAccountCode = defineContract({
  name: "sendAccountCode",
  summary: "Send a code to the phone of a paid order",
  source: "decision 68",
  extension: true,
  method: "POST",
  path: "/v1/payment/{id}/account/code/",
  auth: "visitor",
  guarded: true,
  answers: { 200: codeSent, ...notFound, ...tooMany },
  examples: {
    answers: {
      200: { phoneEnd: "67", repeatAfter: 45 },
      ...notFoundExample,
      ...tooManyExample,
    },
  },
});

/** Opens the account of the buyer's phone, or signs in to it; the policy is in it (decision 68). */
export const openAccount = defineContract({
  name: "openAccount",
  summary: "Open an account with the phone of a paid order",
  source: "decision 68",
  extension: true,
  method: "POST",
  path: "/v1/payment/{id}/account/",
  auth: "visitor",
  guarded: true,
  body: z.object({ code: smsCode }),
  answers: { 201: tokens, ...invalid, ...notFound, ...tooMany },
  examples: {
    body: { code: "123456" },
    answers: {
      201: { access: "eyJ…a", refresh: "eyJ…r", changePassword: false },
      ...invalidExample,
      ...notFoundExample,
      ...tooManyExample,
    },
  },
});

/** Payments of the signed-in person, or of this visitor, the newest first. */
export const myPayments = defineContract({
  name: "myPayments",
  summary: "My payments",
  source: "decision 20",
  extension: true,
  method: "GET",
  path: "/v1/payment/",
  auth: "visitor",
  answers: {
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
    answers: {
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

export const uploadReceipt = defineContract({
  name: "uploadReceipt",
  summary: "Hand in the receipt of a QR payment",
  source: "S1 §5, §7, §8",
  method: "POST",
  path: "/v1/payment/qr_bill/{paymentId}",
  auth: "visitor",
  idempotent: true,
  guarded: true,
  body: z.object({ paymentId: requiredText(64) }),
  files: {
    parts: ["file"],
    maxFiles: RECEIPT_FILES.maxFiles,
    maxBytes: maxFileBytes(RECEIPT_FILES),
  },
  answers: {
    200: z.object({
      /** True once the order counts as paid, false while a part is missing or people look at a receipt. */
      success: z.boolean(),
      /** All receipts of the payment together, TJS (decision 63); 0 while people look at this one. */
      amountPaid: amount,
      /** TJS. */
      minimumRequired: amount,
      paymentDate: z.string(),
    }),
    ...invalid,
    ...notFound,
    ...conflict,
    ...notKept,
  },
  examples: {
    body: { paymentId: "77aa" },
    answers: {
      200: {
        success: true,
        amountPaid: 435,
        minimumRequired: 435,
        paymentDate: "2026-03-02",
      },
      422: { message: "Файл больше 15 МБ", code: "receiptTooLarge" },
      ...notFoundExample,
      ...alreadyPaidExample,
      ...notKeptExample,
    },
  },
});

/** A provider's signed message; comes from the provider, never through the gateway. */
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
  answers: {
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
    answers: {
      200: { accepted: true },
      401: { code: "badSignature", message: "Подпись неверна" },
      ...invalidExample,
      ...notFoundExample,
    },
  },
});
