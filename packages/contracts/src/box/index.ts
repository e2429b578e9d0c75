export * from "./activation.ts";
export * from "./box.ts";
export * from "./boxes.ts";
