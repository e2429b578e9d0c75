import { failure } from "../core/failure.ts";

/** What a secret key of the partner has to be sent in: `Authorization: Bearer sk_…`. */
export const secretHeaders = { request: ["authorization"], answer: [] } as const;

/** A call of a server that shows no secret key which holds. */
export const secretRefused = { 401: failure } as const;
export const secretRefusedExample = {
  401: { message: "Нужен секретный ключ партнёра", code: "partnerSecretWrong" },
} as const;
