export * from "./contract.ts";
export * from "./failure.ts";
export * from "./wire.ts";
