export * from "./shop.ts";
export * from "./today.ts";
