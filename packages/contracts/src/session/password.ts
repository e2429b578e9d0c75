import {
  newPasswordViolation,
  normalizeCode,
  PASSWORD_MAX_LENGTH,
  SMS_CODE_PATTERN,
} from "@sughurta/domain";
import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { invalid, sessionRefused, sessionRefusedExample, tooMany } from "../core/failures.ts";
import { wirePhone } from "../core/fields.ts";
import { tokens, tokensExample } from "./tokens.ts";

export const smsPurpose = z.enum(["register", "recover", "remove"]);

/** A password as typed: a trailing space belongs to it. */
export const typedPassword = z
  .string({ error: "required" })
  .check(
    z.minLength(1, { error: "required" }),
    z.maxLength(PASSWORD_MAX_LENGTH, { error: "tooLong" }),
  );

const newPassword = z.string({ error: "required" }).check(
  z.check(({ value, issues }) => {
    const message = newPasswordViolation(value);
    if (message) issues.push({ code: "custom", message, input: value });
  }),
);

/** Sends a six-digit code; the response never reveals whether the phone is known (SPEC-20). */
export const sendSmsCode = defineContract({
  name: "sendSmsCode",
  summary: "Send an SMS code",
  source: "S0 §7, SPEC-20",
  method: "POST",
  path: "/v1/user/sms/",
  auth: "visitor",
  rateLimited: true,
  body: z.object({ phone: wirePhone, purpose: smsPurpose }),
  responses: {
    200: z.object({
      /** Seconds until another code may be requested. */
      repeatAfter: z.number(),
      /** Validity of the code in seconds. */
      validFor: z.number(),
    }),
    ...invalid,
    ...tooMany,
  },
  examples: {
    body: { phone: "992921234567", purpose: "register" },
    responses: { 200: { repeatAfter: 45, validFor: 300 } },
  },
});

/** The six digits of an SMS, with or without spaces and dashes between them. */
export const smsCode = z
  .string({ error: "required" })
  .check(z.overwrite(normalizeCode), z.regex(SMS_CODE_PATTERN, { error: "smsCode" }));

const withCode = z.object({
  phone: wirePhone,
  code: smsCode,
  password: newPassword,
});

/** Registers with an SMS code and signs in (SPEC-20). */
export const register = defineContract({
  name: "register",
  summary: "Register with an SMS code",
  source: "S0 §4, SPEC-20",
  method: "POST",
  path: "/v1/user/",
  auth: "visitor",
  rateLimited: true,
  body: withCode,
  responses: { 201: tokens, ...invalid, ...tooMany },
  examples: {
    body: { phone: "992921234567", code: "123456", password: "correct horse" },
    responses: {
      201: tokensExample,
      422: {
        message: "Проверьте данные",
        code: "invalid",
        fieldCodes: { password: ["passwordTooShort"] },
        password: ["Нужно не меньше восьми знаков"],
      },
    },
  },
});

/** Sets a new password, either with an SMS code or, signed in, with the current password. */
export const changePassword = defineContract({
  name: "changePassword",
  summary: "Set a new password",
  source: "S0 §7, SPEC-19, SPEC-20",
  method: "POST",
  path: "/v1/user/change_pass/",
  auth: "visitor",
  rateLimited: true,
  body: z.union([
    withCode,
    z.object({
      oldPassword: typedPassword,
      password: newPassword,
    }),
  ]),
  responses: { 200: tokens, ...sessionRefused, ...invalid, ...tooMany },
  examples: {
    body: { phone: "992921234567", code: "123456", password: "correct horse" },
    responses: { 200: tokensExample, ...sessionRefusedExample },
  },
});
