export * from "./coupon.ts";
