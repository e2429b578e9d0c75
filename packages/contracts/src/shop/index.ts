export * from "./shop.ts";
export * from "./site-editions.ts";
export * from "./starting-prices.ts";
export * from "./today.ts";
