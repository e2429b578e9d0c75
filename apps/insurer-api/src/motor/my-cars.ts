import type { KnownCar } from "@sughurta/contracts";
import { and, desc, eq } from "drizzle-orm";
import { order, policy } from "#src/database/schema/sales.ts";
import type { Database } from "#src/database/sql.ts";
import { motorFormOf } from "./motor-order-columns.ts";
import type { MotorOrder } from "./motor-request.ts";

/** So many cars are offered at once; nobody chooses from more. */
const MAX_CARS = 5;
const MAX_POLICIES = 50;

function carOf(form: MotorOrder): KnownCar {
  return {
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
function identityOf({ gosNomer, vin, bodyNumber, ...car }: KnownCar): string {
  return gosNomer ?? vin ?? bodyNumber ?? JSON.stringify(car);
}

/** Cars of the policies of an owner, the one insured last first, each once. */
export async function carsOf(db: Database, owner: string): Promise<KnownCar[]> {
  const rows = await db
    .select({ details: order.details })
    .from(policy)
    .innerJoin(order, eq(order.id, policy.orderId))
    .where(and(eq(policy.owner, owner), eq(policy.policyType, "car")))
    .orderBy(desc(policy.createdAt))
    .limit(MAX_POLICIES);
  const cars = new Map<string, KnownCar>();
  for (const { details } of rows) {
    const car = carOf(motorFormOf(details));
    const identity = identityOf(car);
    if (!cars.has(identity)) cars.set(identity, car);
  }
  return [...cars.values()].slice(0, MAX_CARS);
}
