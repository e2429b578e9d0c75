export * from "./contract.ts";
export * from "./failure.ts";
export { noContent } from "./fields.ts";
export * from "./file-refusal.ts";
export * from "./wire.ts";
