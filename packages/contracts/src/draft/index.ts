export * from "./draft.ts";
