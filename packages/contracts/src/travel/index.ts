export * from "./travel.ts";
export * from "./travel-quote.ts";
export * from "./trip-price.ts";
