export * from "./payment.ts";
export * from "./payment-callback.ts";
export * from "./receipt.ts";
