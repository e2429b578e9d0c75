export * from "./account.ts";
export * from "./addresses.ts";
export * from "./identity-documents.ts";
export * from "./payment-account.ts";
export * from "./user.ts";
