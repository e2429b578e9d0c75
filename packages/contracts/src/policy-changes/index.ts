export * from "./policy-changes.ts";
