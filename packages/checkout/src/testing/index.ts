export { aPaymentState } from "./builders.ts";
