export * from "./travel.ts";
export { insuredPerson } from "./travel-form.ts";
export * from "./travel-quote.ts";
export * from "./travellers.ts";
export * from "./trip-price.ts";
