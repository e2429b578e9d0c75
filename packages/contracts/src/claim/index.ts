export * from "./claim.ts";
export * from "./claim-status.ts";
export * from "./claim-upload.ts";
