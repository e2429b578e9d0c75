import {
  addMyCar,
  type CheckedBodyOf,
  changeMyCar,
  myCars,
  removeMyCar,
} from "@sughurta/contracts";
import { issueYearViolation, isVin, plateViolation, tidyVehicleCode } from "@sughurta/domain/motor";
import { fieldCodes, refuseViolations } from "#src/http/failure-error.ts";
import { answer, type Route, route } from "#src/http/route.ts";
import { carMake, carModel } from "#src/motor/directory/car-directory.ts";
import { carsOf } from "#src/motor/my-cars.ts";
import { type Service, todayOf } from "#src/service.ts";
import { signedIn } from "./profile-routes.ts";
import { type UserRecords, userRecords } from "./user-records.ts";

type Car = CheckedBodyOf<typeof addMyCar>;

const tidied = (code: string | undefined) =>
  code === undefined ? undefined : tidyVehicleCode(code);

/** A car whose make and model are those of the directory where it knows them. */
function listed(car: Car): Car {
  const make = carMake(car.carMark ?? car.markaTxt ?? "");
  const model = make && carModel(make, car.carModel ?? car.modelTxt ?? "");
  if (!make || !model) return car;
  const names = { carMark: make.name, carModel: model.name };
  return { ...car, ...names, markaTxt: undefined, modelTxt: undefined };
}

/** Cars that a signed-in person added by hand. */
export const addedCarsOf = (service: Service): UserRecords<Car> => userRecords(service, "car");

/** Cars of a visitor or person: those of the policies, and those that were added by hand (decision 20). */
export function carRoutes(service: Service): Route[] {
  const added = addedCarsOf(service);
  function checked(body: Car): Car {
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
