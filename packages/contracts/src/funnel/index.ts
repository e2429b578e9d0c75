export * from "./funnel.ts";
