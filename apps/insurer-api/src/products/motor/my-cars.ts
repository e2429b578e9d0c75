import type { MyCar } from "@sughurta/contracts/motor";
import { isMotorProgram, productOfProgram } from "@sughurta/domain/motor";
import { and, desc, eq } from "drizzle-orm";
import { order, policy } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { motorFormOf } from "./motor-order-columns.ts";
import type { MotorOrder } from "./motor-request.ts";

const MAX_POLICIES = 50;

function carOf(form: MotorOrder): MyCar {
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

/** Identifiers of a car, each sufficient by itself. */
function identitiesOf({ id: _, product: __, gosNomer, vin, bodyNumber, ...car }: MyCar): string[] {
  const numbers = [gosNomer, vin, bodyNumber].filter((number) => number !== undefined);
  return numbers.length > 0 ? numbers : [JSON.stringify(car)];
}

/** Cars of an owner's policies, the most recently insured first, then those entered manually, each once. */
export async function carsOf(
  db: Database,
  owner: string,
  addedByHand: readonly MyCar[],
): Promise<MyCar[]> {
  const rows = await db
    .select({ details: order.details })
    .from(policy)
    .innerJoin(order, eq(order.id, policy.orderId))
    .where(and(eq(policy.owner, owner), eq(policy.policyType, "car")))
    .orderBy(desc(policy.createdAt))
    .limit(MAX_POLICIES);
  const seen = new Set<string>();
  return [...rows.map(({ details }) => carOf(motorFormOf(details))), ...addedByHand].filter(
    (car) => {
      const identities = identitiesOf(car);
      const isKnown = identities.some((identity) => seen.has(identity));
      for (const identity of identities) seen.add(identity);
      return !isKnown;
    },
  );
}
