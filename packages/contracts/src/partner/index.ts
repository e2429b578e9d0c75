export * from "./partner-directory.ts";
export * from "./partner-report.ts";
