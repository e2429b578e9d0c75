export * from "./car-directory.ts";
export * from "./motor.ts";
export * from "./my-cars.ts";
