export * from "./shop.ts";
export * from "./site-content.ts";
export * from "./today.ts";
