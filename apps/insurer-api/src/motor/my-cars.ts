import type { KnownCar } from "@sughurta/contracts";
import { isMotorProgram, productOfProgram } from "@sughurta/domain/motor";
import { and, desc, eq } from "drizzle-orm";
import { order, policy } from "#src/database/schema/sales.ts";
import type { Database } from "#src/database/sql.ts";
import { motorFormOf } from "./motor-order-columns.ts";
import type { MotorOrder } from "./motor-request.ts";

const MAX_POLICIES = 50;

function carOf(form: MotorOrder): KnownCar {
  return {
    ...(isMotorProgram(form.program) ? { product: productOfProgram(form.program) } : {}),
    vehicleType: form.vehicleType,
    carMark: form.carMark,
    carModel: form.carModel,
    markaTxt: form.markaTxt,
    modelTxt: form.modelTxt,
    carIssueYear: form.carIssueYear,
    carBodyType: form.carBodyType,
    gosNomer: form.gosNomer,
    vin: form.vin,
    bodyNumber: form.bodyNumber,
    registrSvidet: form.registrSvidet,
    color: form.color,
  };
}

/** What tells one car from another. */
function identityOf({ id: _, product: __, gosNomer, vin, bodyNumber, ...car }: KnownCar): string {
  return gosNomer ?? vin ?? bodyNumber ?? JSON.stringify(car);
}

/** Cars of the policies of an owner, the one insured last first, then those added by hand, each once. */
export async function carsOf(
  db: Database,
  owner: string,
  addedByHand: readonly KnownCar[],
): Promise<KnownCar[]> {
  const rows = await db
    .select({ details: order.details })
    .from(policy)
    .innerJoin(order, eq(order.id, policy.orderId))
    .where(and(eq(policy.owner, owner), eq(policy.policyType, "car")))
    .orderBy(desc(policy.createdAt))
    .limit(MAX_POLICIES);
  const cars = new Map<string, KnownCar>();
  for (const car of [...rows.map(({ details }) => carOf(motorFormOf(details))), ...addedByHand]) {
    const identity = identityOf(car);
    if (!cars.has(identity)) cars.set(identity, car);
  }
  return [...cars.values()];
}
