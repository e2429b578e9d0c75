import { failure } from "../core/failure.ts";

/** Header with the partner's secret key: `Authorization: Bearer sk_…`. */
export const secretHeaders = { request: ["authorization"], response: [] } as const;

/** A request of a server without a valid secret key. */
export const secretRefused = { 401: failure } as const;
export const secretRefusedExample = {
  401: { message: "Нужен секретный ключ партнёра", code: "partnerSecretWrong" },
} as const;
