export type { MotorQuickAnswers } from "./model/quick-answers.ts";
export type { MotorQuote } from "./model/quote/motor-quote.ts";
export type { PrefetchedMotorPrice } from "./model/quote/prefetched-price.ts";
export type { MotorOrderRequest, MotorQuoteRequest } from "./model/to-motor-payload.ts";
export { carQuestion } from "./quick-quote/car-question.ts";
export { type MotorQuoteControl, useCarQuote } from "./quick-quote/use-car-quote.ts";
export { saveOrder as saveMotorOrder } from "./screen/save-order.ts";
