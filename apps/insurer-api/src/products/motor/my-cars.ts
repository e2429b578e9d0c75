import { addMyCar, changeMyCar, type MyCar, myCars, removeMyCar } from "@sughurta/contracts/motor";
import {
  isMotorProgram,
  issueYearViolation,
  isVin,
  normalizeVehicleCode,
  plateViolation,
  productOfProgram,
} from "@sughurta/domain/motor";
import { and, desc, eq } from "drizzle-orm";
import { signedIn } from "#src/identity/user/profile-routes.ts";
import { type AddedCar, createCarRecords } from "#src/identity/user/saved-record-routes.ts";
import { order, policy } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { fieldCodes, refuseViolations } from "#src/platform/failures/failure-error.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";
import { carMake, carModel } from "#src/products/motor/directory/car-directory.ts";
import { toMotorForm } from "./motor-order-columns.ts";
import type { MotorOrder } from "./motor-request.ts";

const MAX_POLICIES = 50;

function getCar(form: MotorOrder): MyCar {
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
function getIdentities({ id: _, product: __, gosNomer, vin, bodyNumber, ...car }: MyCar): string[] {
  const numbers = [gosNomer, vin, bodyNumber].filter((number) => number !== undefined);
  return numbers.length > 0 ? numbers : [JSON.stringify(car)];
}

/** Cars of an owner's policies, the most recently insured first, then those entered manually, each once. */
async function listCars(
  db: Database,
  owner: string,
  addedByHand: readonly MyCar[],
): Promise<MyCar[]> {
  const rows = await db
    .select({ details: order.details })
    .from(policy)
    .innerJoin(order, eq(order.id, policy.orderId))
    .where(and(eq(policy.owner, owner), eq(policy.policyType, "car")))
    .orderBy(desc(policy.createdAt), desc(policy.number))
    .limit(MAX_POLICIES);
  const seen = new Set<string>();
  return [...rows.map(({ details }) => getCar(toMotorForm(details))), ...addedByHand].filter(
    (car) => {
      const identities = getIdentities(car);
      const isKnown = identities.some((identity) => seen.has(identity));
      for (const identity of identities) seen.add(identity);
      return !isKnown;
    },
  );
}

const tidied = (code: string | undefined) =>
  code === undefined ? undefined : normalizeVehicleCode(code);

/** A car with make and model of the directory, if it has them. */
function listed(car: AddedCar): AddedCar {
  const make = carMake(car.carMark ?? car.markaTxt ?? "");
  const model = make && carModel(make, car.carModel ?? car.modelTxt ?? "");
  if (!make || !model) return car;
  const names = { carMark: make.name, carModel: model.name };
  return { ...car, ...names, markaTxt: undefined, modelTxt: undefined };
}

/** Cars of a visitor or user: those of the policies, and those entered manually (SPEC-20). */
export function myCarRoutes(service: Pick<Platform, "config" | "now">): Route[] {
  const added = createCarRecords(service);
  function checked(body: AddedCar): AddedCar {
    const car = { ...body, gosNomer: tidied(body.gosNomer), vin: tidied(body.vin) };
    refuseViolations(
      fieldCodes({
        markaTxt: (car.carMark ?? car.markaTxt) === undefined && "required",
        modelTxt: (car.carModel ?? car.modelTxt) === undefined && "required",
        carIssueYear: issueYearViolation(car.carIssueYear, "MCI_P1", getToday(service)),
        gosNomer: plateViolation(car.gosNomer, "MTPL"),
        vin: car.vin !== undefined && !isVin(car.vin) && "validateVin",
      }),
    );
    return listed(car);
  }
  return [
    route(myCars, async ({ db, owner, userId }) => {
      const byHand = userId === undefined ? [] : await added.list(db, userId);
      return respond(200, await listCars(db, owner, byHand));
    }),
    route(addMyCar, async ({ db, body, userId }) => {
      const id = await added.add(db, signedIn(userId), checked(body));
      return respond(201, { id });
    }),
    route(changeMyCar, async ({ db, body, params: { id }, userId }) => {
      await added.change(db, signedIn(userId), id, checked(body));
      return respond(200, { id });
    }),
    route(removeMyCar, async ({ db, params, userId }) => {
      await added.remove(db, signedIn(userId), params.id);
      return respond(200, { removed: true });
    }),
  ];
}
