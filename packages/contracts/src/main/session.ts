import * as z from "zod/mini";
import { defineContract } from "../kernel/contract.ts";
import { failure } from "../kernel/failure.ts";
import { id, opaqueText, requiredText, wirePhone } from "../kernel/fields.ts";
import {
  invalid,
  invalidExample,
  notFound,
  notFoundExample,
  signInRequired,
  signInRequiredExample,
  tooMany,
  tooManyExample,
} from "./failures.ts";

/** The token object kept by the session (S0 §3). */
export const tokens = z.object({
  access: z.string(),
  refresh: z.string(),
  changePassword: z.boolean(),
});
export type Tokens = z.output<typeof tokens>;

const tokensExample = {
  access: "eyJ…a",
  refresh: "eyJ…r",
  changePassword: false,
};
const sessionOwner = z.enum(["guest", "user"]);
const sessionTokens = z.extend(tokens, { visitor: sessionOwner });

const refused = { 401: failure } as const;
const refusedExample = {
  401: { message: "Телефон или пароль не подходят", code: "badCredentials" },
} as const;

/**
 * Tokens of whoever this browser belongs to: of the person who signed in here, known by a cookie of the
 * gateway, else of a guest, bound to one visitor (decisions 19, 30).
 */
export const startGuestSession = defineContract({
  name: "startGuestSession",
  summary: "Start or restore a session",
  source: "S0 §4, decision 19",
  extension: true,
  method: "POST",
  path: "/session/guest/",
  auth: "none",
  answers: { 200: sessionTokens, ...tooMany, 503: failure },
  examples: {
    answers: {
      200: { ...tokensExample, visitor: "guest" },
      ...tooManyExample,
      503: { message: "Сервис скоро вернётся", code: "unavailable" },
    },
  },
});

export const refreshGuestSession = defineContract({
  name: "refreshGuestSession",
  summary: "Renew a guest session",
  source: "S0 §4, decision 19",
  extension: true,
  method: "POST",
  path: "/session/guest/refresh/",
  auth: "none",
  body: z.object({ refresh: opaqueText(4000) }),
  answers: { 200: tokens, ...refused },
  examples: {
    body: { refresh: "eyJ…r" },
    answers: { 200: tokensExample, ...refusedExample },
  },
});

/** Signs out: the gateway forgets the person and the visitor, and their refresh token ends. */
export const endSession = defineContract({
  name: "endSession",
  summary: "Sign out of this browser",
  source: "decision 30",
  extension: true,
  method: "DELETE",
  path: "/session/",
  auth: "none",
  answers: { 200: z.object({ ended: z.boolean() }), ...tooMany },
  examples: { answers: { 200: { ended: true }, ...tooManyExample } },
});

/** Signs a person in; the username is the phone as `992XXXXXXXXX` (decision 11). */
export const logIn = defineContract({
  name: "logIn",
  summary: "Sign in",
  source: "S0 §3, §7",
  method: "POST",
  path: "/v1/user/auth/",
  auth: "none",
  guarded: true,
  body: z.object({ username: requiredText(64), password: opaqueText(200) }),
  answers: { 200: tokens, ...refused, ...invalid, ...tooMany },
  examples: {
    body: { username: "992921234567", password: "correct horse" },
    answers: {
      200: tokensExample,
      ...refusedExample,
      ...invalidExample,
      ...tooManyExample,
    },
  },
});

export const refreshTokens = defineContract({
  name: "refreshTokens",
  summary: "Renew tokens",
  source: "S0 §4, §7",
  method: "POST",
  path: "/v1/user/auth/refresh/",
  auth: "none",
  body: z.object({ refresh: opaqueText(4000) }),
  answers: { 200: tokens, ...refused, ...invalid },
  examples: {
    body: { refresh: "eyJ…r" },
    answers: { 200: tokensExample, ...refusedExample, ...invalidExample },
  },
});

/** Ends the session of a refresh token; answers the same for a token that nobody knows. */
export const logOut = defineContract({
  name: "logOut",
  summary: "Sign out",
  source: "decision 30",
  extension: true,
  method: "POST",
  path: "/v1/user/auth/end/",
  auth: "none",
  body: z.object({ refresh: opaqueText(4000) }),
  answers: { 200: z.object({ ended: z.boolean() }), ...invalid },
  examples: {
    body: { refresh: "eyJ…r" },
    answers: { 200: { ended: true }, ...invalidExample },
  },
});

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
  answers: { 200: tokens, ...refused, ...invalid, ...tooMany },
  examples: {
    body: { phone: "992921234567", code: "123456", password: "correct horse" },
    answers: {
      200: tokensExample,
      ...refusedExample,
      ...invalidExample,
      ...tooManyExample,
    },
  },
});

const userSession = z.object({
  id,
  /** Such as `Chrome, Android`; empty where it is not known. */
  device: z.string(),
  /** Moments, ISO. */
  startedAt: z.string(),
  seenAt: z.string(),
  /** The session that asks. */
  current: z.boolean(),
});
/** A sign-in of a person on a device. */
export type UserSession = z.output<typeof userSession>;

/** Where the person is signed in, the session used last first. */
export const userSessions = defineContract({
  name: "userSessions",
  summary: "Sessions of the signed-in person",
  source: "decision 20",
  extension: true,
  method: "GET",
  path: "/v1/user/sessions/",
  auth: "visitor",
  answers: { 200: z.array(userSession), ...signInRequired },
  examples: {
    answers: {
      200: [
        {
          id: "0b9a4f0e-3c51-4f1c-9c63-0f4f4c1d2a77",
          device: "Chrome, Android",
          startedAt: "2026-03-02T08:00:00Z",
          seenAt: "2026-03-02T09:30:00Z",
          current: true,
        },
      ],
      ...signInRequiredExample,
    },
  },
});

/** Ends one session of the person: its tokens work no more. */
export const endUserSession = defineContract({
  name: "endUserSession",
  summary: "Sign out of one device",
  source: "decision 20",
  extension: true,
  method: "DELETE",
  path: "/v1/user/sessions/{id}/",
  auth: "visitor",
  answers: { 200: z.object({ ended: z.boolean() }), ...signInRequired, ...notFound },
  examples: {
    answers: { 200: { ended: true }, ...signInRequiredExample, ...notFoundExample },
  },
});

/** Ends every session of the person but the one that asks. */
export const endOtherSessions = defineContract({
  name: "endOtherSessions",
  summary: "Sign out of all other devices",
  source: "decision 20",
  extension: true,
  method: "DELETE",
  path: "/v1/user/sessions/",
  auth: "visitor",
  answers: { 200: z.object({ count: z.number() }), ...signInRequired },
  examples: { answers: { 200: { count: 2 }, ...signInRequiredExample } },
});
