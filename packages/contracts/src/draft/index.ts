export * from "./draft.ts";
export * from "./staff-sale.ts";
