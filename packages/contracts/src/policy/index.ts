export * from "./policy.ts";
export * from "./policy-download.ts";
