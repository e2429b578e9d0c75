export { carQuestion } from "./model/car-question.ts";
export { type MotorQuote, saveOrder as saveMotorOrder } from "./model/motor-quote.ts";
export type { MotorQuickAnswers } from "./model/quick-answers.ts";
export type { MotorOrderRequest, MotorQuoteRequest } from "./model/to-motor-payload.ts";
export {
  type MotorQuoteControl,
  type PrefetchedMotorPrice,
  useCarQuote,
} from "./model/use-car-quote.ts";
