export * from "./travel.ts";
export * from "./travel-quote.ts";
