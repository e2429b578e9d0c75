import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { failure } from "../core/failure.ts";

/**
 * Authenticates the site at the content service, by Basic credentials; used by the gateway, never by a browser (S0 §7).
 */
export const siteLogin = defineContract({
  name: "siteLogin",
  summary: "Authenticate the site",
  source: "S0 §7",
  method: "GET",
  path: "/api/login",
  auth: "none",
  answers: { 200: z.object({ token: z.string(), expiresIn: z.number() }), 401: failure },
  examples: {
    answers: {
      200: { token: "eyJhbGciOi…", expiresIn: 3600 },
      401: { message: "Имя или пароль не подходят", code: "badCredentials" },
    },
  },
});
