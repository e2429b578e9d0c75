export * from "./payment.ts";
export * from "./receipt.ts";
