/** Kinds of motor insurance: compulsory liability, individual casco, ready-made casco. S2 §1. */
export const MOTOR_PRODUCTS = ["MTPL", "ECI", "SCI"] as const;

/** One kind of motor insurance. S2 §1. */
export type MotorProduct = (typeof MOTOR_PRODUCTS)[number];

const STEPS_WITH_PROGRAMME = ["vehicle", "programme", "options", "people", "review"] as const;

/** One step of a motor order. S2 §2. */
export type MotorStep = (typeof STEPS_WITH_PROGRAMME)[number];

/** Steps of an order: only ECI has a choice of programme, and MTPL is a single form without steps. S2 §2. */
export function motorStepsOf(product: MotorProduct): readonly MotorStep[] {
  if (product === "MTPL") {
    return [];
  }
  return STEPS_WITH_PROGRAMME.filter((step) => product === "ECI" || step !== "programme");
}

/** The kind of insurance that a product code belongs to, such as `ECI_P2`; `undefined` for other codes. S2 §1. */
export function motorProductOf(code: string): MotorProduct | undefined {
  if (code === "MCI_P1") {
    return "MTPL";
  }
  return MOTOR_PRODUCTS.find((product) => code === product || code.startsWith(`${product}_P`));
}
