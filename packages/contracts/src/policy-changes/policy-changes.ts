import * as z from "zod/mini";
import { saveBox } from "../box/box.ts";
import { defineContract } from "../core/contract.ts";
import { invalid, tooMany } from "../core/failures.ts";
import {
  amount,
  contentText,
  id,
  isoDate,
  noContent,
  paymentOperators,
  requiredText,
} from "../core/fields.ts";
import { saveCar } from "../motor/motor.ts";
import { instalmentViews, policyNumber, policyType } from "../policy/policy.ts";
import { saveTravel } from "../travel/travel.ts";

/**
 * Sends a code to the phone of a policy, for a holder of its number without an account. `phoneEnd` is the
 * last two digits of that phone.
 */
export const sendPolicyCode = defineContract({
  name: "sendPolicyCode",
  summary: "Send a code to the phone of a policy",
  source: "SPEC-8, SPEC-20",
  extension: true,
  method: "POST",
  path: "/v1/policy/code/",
  auth: "visitor",
  rateLimited: true,
  body: z.object({ policyNumber }),
  responses: {
    200: z.object({ phoneEnd: z.string(), repeatAfter: z.number() }),
    ...invalid,
    ...tooMany,
  },
  examples: {
    body: { policyNumber: "0000000013" },
    responses: { 200: { phoneEnd: "67", repeatAfter: 45 } },
  },
});

/** With that code this visitor can read the document and the renewal of the policy for half an hour. */
export const openPolicy = defineContract({
  name: "openPolicy",
  summary: "Open a policy with a code",
  source: "SPEC-8, SPEC-20",
  extension: true,
  method: "POST",
  path: "/v1/policy/access/",
  auth: "visitor",
  rateLimited: true,
  body: z.object({ policyNumber, code: requiredText(10) }),
  responses: { 200: z.object({ expiresAt: z.string() }), ...invalid, ...tooMany },
  examples: {
    body: { policyNumber: "0000000013", code: "123456" },
    responses: { 200: { expiresAt: "2026-03-02T08:30:00Z" } },
  },
});

/** Fields that a new order does not copy: agreements are given again, and the price and the promo code are its own. */
const NOT_REPEATED = {
  agree: true,
  coupon: true,
  partner: true,
  partnerReference: true,
  sumPrem: true,
} as const;

const renewalFields = {
  policyNumber: z.string(),
  /** Slug of the product. */
  productSlug: contentText,
  /** Last covered day of the policy. */
  endDate: isoDate,
  /** Number of the policy that renewed it. */
  renewedBy: z.optional(z.string()),
};

const renewal = z.union([
  z.object({
    policyType: z.literal("travel"),
    ...renewalFields,
    order: z.optional(z.omit(saveTravel.body, NOT_REPEATED)),
  }),
  z.object({
    policyType: z.literal("car"),
    ...renewalFields,
    order: z.optional(z.omit(saveCar.body, NOT_REPEATED)),
  }),
  z.object({
    policyType: z.literal("box"),
    ...renewalFields,
    order: z.optional(z.omit(saveBox.body, { ...NOT_REPEATED, beginDate: true })),
  }),
]);
/** A policy as the initial values of a new order. */
export type Renewal = z.output<typeof renewal>;
/** The order of a policy of one kind. */
export type RenewedOrder<Type extends Renewal["policyType"]> = NonNullable<
  Extract<Renewal, { policyType: Type }>["order"]
>;

/**
 * The order of a policy, for its owner or a visitor who opened it with a code; `order` is omitted where the policy was
 * not bought here. 409 `policyNotRenewable` for a policy that was cancelled; 204 for anyone else, whether or not the
 * policy exists.
 */
export const policyRenewal = defineContract({
  name: "policyRenewal",
  summary: "What a policy is renewed with",
  source: "SPEC-20",
  extension: true,
  method: "GET",
  path: "/v1/policy/{policyNumber}/renewal/",
  auth: "visitor",
  responses: {
    200: renewal,
    204: noContent,
    409: z.object({ code: z.literal("policyNotRenewable"), cancelledOn: isoDate }),
  },
  examples: {
    responses: {
      200: {
        policyType: "box",
        policyNumber: "0000000013",
        productSlug: "schit-semi",
        endDate: "2027-02-28",
        order: {
          lastName: "Саидова",
          firstName: "Мадина",
          phoneNumber: "992921234567",
          gender: 1,
          birthDate: "1990-05-14",
          resident: "TJ",
          docNumber: "12345678",
          issueDate: "2018-02-01",
          issueInstitution: "ОВД Сино",
          productCode: "OILA",
        },
      },
      204: undefined,
      409: { code: "policyNotRenewable", cancelledOn: "2026-03-12" },
    },
  },
});

const instalmentPlan = z.object({
  policyNumber: z.string(),
  policyType,
  /** The order whose instalments are paid; omitted where the policy was not bought here. */
  policyId: z.optional(id),
  title: contentText,
  cancelledOn: z.optional(isoDate),
  suspendedOn: z.optional(isoDate),
  /** Amount to pay to resume a suspended cover, TJS. */
  sumToResume: z.optional(amount),
  /** Empty for a single payment. */
  instalments: instalmentViews,
  operators: z.optional(paymentOperators),
});
/** Instalments of a policy with the data needed to pay them. */
export type InstalmentPlan = z.output<typeof instalmentPlan>;

/**
 * Instalments of a policy, for its owner or a visitor who opened it with a code. 204 for anyone else, whether or not
 * the policy exists.
 */
export const policyInstalments = defineContract({
  name: "policyInstalments",
  summary: "Parts of the price of a policy",
  source: "SPEC-85",
  extension: true,
  method: "GET",
  path: "/v1/policy/{policyNumber}/instalments/",
  auth: "visitor",
  responses: { 200: instalmentPlan, 204: noContent },
  examples: {
    responses: {
      200: {
        policyNumber: "0000000013",
        policyType: "car",
        policyId: "5c1d",
        title: "Каско",
        instalments: [
          { part: 1, sumPrem: 1500, dueOn: "2026-03-02", paidOn: "2026-03-02" },
          { part: 2, sumPrem: 750, dueOn: "2026-04-02" },
        ],
      },
      204: undefined,
    },
  },
});
