export { MOTOR_CASES, type MotorCase } from "./motor-cases.ts";
export type { OrderCase, Values } from "./order-case.ts";
export { TRAVEL_CASES } from "./travel-cases.ts";
