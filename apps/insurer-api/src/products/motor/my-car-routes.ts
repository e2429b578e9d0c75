import { addMyCar, changeMyCar, myCars, removeMyCar } from "@sughurta/contracts/motor";
import {
  issueYearViolation,
  isVin,
  normalizeVehicleCode,
  plateViolation,
} from "@sughurta/domain/motor";
import { type AddedCar, addedCarsOf } from "#src/identity/user/added-cars.ts";
import { signedIn } from "#src/identity/user/profile-routes.ts";
import { fieldCodes, refuseViolations } from "#src/platform/http/failure-error.ts";
import { answer, type Route, route } from "#src/platform/http/route.ts";
import type { Platform } from "#src/platform/platform.ts";
import { todayOf } from "#src/platform/platform.ts";
import { carMake, carModel } from "./directory/car-directory.ts";
import { carsOf } from "./my-cars.ts";

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
  const added = addedCarsOf(service);
  function checked(body: AddedCar): AddedCar {
    const car = { ...body, gosNomer: tidied(body.gosNomer), vin: tidied(body.vin) };
    refuseViolations(
      fieldCodes({
        markaTxt: (car.carMark ?? car.markaTxt) === undefined && "required",
        modelTxt: (car.carModel ?? car.modelTxt) === undefined && "required",
        carIssueYear: issueYearViolation(car.carIssueYear, "MCI_P1", todayOf(service)),
        gosNomer: plateViolation(car.gosNomer, "MTPL"),
        vin: car.vin !== undefined && !isVin(car.vin) && "validateVin",
      }),
    );
    return listed(car);
  }
  return [
    route(myCars, async ({ db, owner, userId }) => {
      const byHand = userId === undefined ? [] : await added.list(db, userId);
      return answer(200, await carsOf(db, owner, byHand));
    }),
    route(addMyCar, async ({ db, body, userId }) => {
      const id = await added.add(db, signedIn(userId), checked(body));
      return answer(201, { id });
    }),
    route(changeMyCar, async ({ db, body, params: { id }, userId }) => {
      await added.change(db, signedIn(userId), id, checked(body));
      return answer(200, { id });
    }),
    route(removeMyCar, async ({ db, params, userId }) => {
      await added.remove(db, signedIn(userId), params.id);
      return answer(200, { removed: true });
    }),
  ];
}
