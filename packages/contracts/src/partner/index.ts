export * from "./partner-directory.ts";
export * from "./partner-prefill.ts";
export * from "./partner-report.ts";
