import * as z from "zod/mini";
import { defineContract } from "../kernel/contract.ts";
import { opaqueText, wirePhone } from "../kernel/fields.ts";
import {
  invalid,
  invalidExample,
  sessionRefused,
  sessionRefusedExample,
  tooMany,
  tooManyExample,
} from "./failures.ts";
import { tokens, tokensExample } from "./tokens.ts";

export const smsPurpose = z.enum(["register", "recover"]);

/** Sends a six-digit code; the answer never tells whether the phone is known (decision 20). */
export const sendSmsCode = defineContract({
  name: "sendSmsCode",
  summary: "Send an SMS code",
  source: "S0 §7, decision 20",
  method: "POST",
  path: "/v1/user/sms/",
  auth: "visitor",
  guarded: true,
  body: z.object({ phone: wirePhone, purpose: smsPurpose }),
  answers: {
    200: z.object({
      /** Seconds until another code may be asked for. */
      repeatAfter: z.number(),
      /** Seconds the code is good for. */
      validFor: z.number(),
    }),
    ...invalid,
    ...tooMany,
  },
  examples: {
    body: { phone: "992921234567", purpose: "register" },
    answers: {
      200: { repeatAfter: 45, validFor: 300 },
      ...invalidExample,
      ...tooManyExample,
    },
  },
});

/** The six digits of an SMS. */
export const smsCode = z
  .string({ error: "required" })
  .check(z.regex(/^\d{6}$/, { error: "smsCode" }));

const withCode = z.object({
  phone: wirePhone,
  code: smsCode,
  password: z
    .string({ error: "required" })
    .check(z.minLength(8, { error: "passwordTooShort" }), z.maxLength(200, { error: "tooLong" })),
});

/** Registers with an SMS code and signs in (decision 20). */
export const register = defineContract({
  name: "register",
  summary: "Register with an SMS code",
  source: "S0 §4, decision 20",
  method: "POST",
  path: "/v1/user/",
  auth: "visitor",
  guarded: true,
  body: withCode,
  answers: { 201: tokens, ...invalid, ...tooMany },
  examples: {
    body: { phone: "992921234567", code: "123456", password: "correct horse" },
    answers: {
      201: tokensExample,
      422: {
        message: "Проверьте данные",
        code: "invalid",
        fieldCodes: { password: ["passwordTooShort"] },
        password: ["Нужно не меньше восьми знаков"],
      },
      ...tooManyExample,
    },
  },
});

/** Sets a new password, either with an SMS code or, signed in, with the present password. */
export const changePassword = defineContract({
  name: "changePassword",
  summary: "Set a new password",
  source: "S0 §7, decisions 19, 20",
  method: "POST",
  path: "/v1/user/change_pass/",
  auth: "visitor",
  guarded: true,
  body: z.union([
    withCode,
    z.object({
      oldPassword: opaqueText(200),
      password: withCode.shape.password,
    }),
  ]),
  answers: { 200: tokens, ...sessionRefused, ...invalid, ...tooMany },
  examples: {
    body: { phone: "992921234567", code: "123456", password: "correct horse" },
    answers: {
      200: tokensExample,
      ...sessionRefusedExample,
      ...invalidExample,
      ...tooManyExample,
    },
  },
});
