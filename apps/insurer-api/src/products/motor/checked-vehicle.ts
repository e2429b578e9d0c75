import { roundMoney, toDiram } from "@sughurta/domain";
import { carNameViolation, isVehicleType, productOfProgram } from "@sughurta/domain/motor";
import type { NamedVehicle, Order } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, toViolation } from "#src/platform/failures/failure-error.ts";
import { carViolations } from "./car-rules.ts";
import { carMake, carModel, typedMake, typedModel } from "./directory/car-directory.ts";
import { toMotorForm } from "./motor-order-columns.ts";
import { getProgram, type MotorForm } from "./motor-request.ts";
import { liabilityPrice } from "./price/liability-price.ts";
import { liabilityTariff } from "./price/liability-tariff.ts";

/** The vehicle of an order as it was sold. */
export function soldVehicle(details: Order["details"]): NamedVehicle & { readonly plate: string } {
  const {
    carMark,
    markaTxt,
    carModel: model,
    modelTxt,
    vehicleType,
    gosNomer,
  } = toMotorForm(details);
  return {
    make: carMark ?? markaTxt ?? "",
    model: model ?? modelTxt ?? "",
    vehicleType,
    plate: gosNomer ?? "",
  };
}

/** The names of a vehicle: those of the directory if it has the model, else as typed. */
function getNames({ make, model }: NamedVehicle) {
  const directoryMake = carMake(make) ?? typedMake(make);
  const directoryModel =
    directoryMake && (carModel(directoryMake, model) ?? typedModel(directoryMake, model));
  return directoryMake && directoryModel
    ? {
        carMark: directoryMake.name,
        carModel: directoryModel.name,
        markaTxt: undefined,
        modelTxt: undefined,
      }
    : { carMark: undefined, carModel: undefined, markaTxt: make, modelTxt: model };
}

/** A form with the vehicle of the registration certificate. Throws 422 if the product does not insure it. */
function correctedForm(form: MotorForm, vehicle: NamedVehicle, today: string): MotorForm {
  const program = getProgram(form);
  if (program === undefined) throw new FailureError(422, "programUnknown");
  const { make, model, vehicleType } = vehicle;
  const wrongName = carNameViolation(make) ?? carNameViolation(model);
  if (wrongName) throw new FailureError(422, wrongName);
  const corrected = { ...form, ...getNames(vehicle) };
  if (productOfProgram(program) !== "MTPL") {
    const [refusal] = carViolations(corrected, program, today).carModel ?? [];
    if (refusal) throw new FailureError(422, toViolation(refusal).code);
    return corrected;
  }
  // The certificate determines the kind, regardless of the directory's models of the make.
  if (vehicleType === undefined || !isVehicleType(vehicleType)) {
    throw new FailureError(422, "notInList");
  }
  return { ...corrected, vehicleType };
}

/**
 * The order and price for the vehicle of the registration certificate: by the tariff of the order's price day, with the
 * same share of a promo code. Throws 422 if the product does not insure it.
 */
export async function correctedOrder(
  db: Database,
  { details, quotedOn, priceDiram, amountDiram }: Order,
  vehicle: NamedVehicle,
): Promise<{
  readonly details: Order["details"];
  /** The form as it was sold, and with the vehicle of the certificate. */
  readonly before: MotorForm;
  readonly form: MotorForm;
  readonly priceDiram: number;
  readonly amountDiram: number;
}> {
  const before = toMotorForm(details);
  const form = correctedForm(before, vehicle, quotedOn);
  const { variant, ...request } = form;
  const corrected = { details: { ...details, request }, before, form };
  const tariff = variant === "mci" ? await liabilityTariff.on(db, quotedOn) : undefined;
  // The price of casco depends on its sum and the age of the car, which a check does not change.
  if (!tariff) return { ...corrected, priceDiram, amountDiram };
  const { vehicleType = 0, residentType } = form;
  const price = liabilityPrice(tariff.figures, { vehicleTypes: [vehicleType], residentType }).total;
  const share = priceDiram === 0 ? 1 : amountDiram / priceDiram;
  const amount = Math.max(
    roundMoney(price * share),
    Math.min(price, tariff.figures.minimumPremium),
  );
  return { ...corrected, priceDiram: toDiram(price), amountDiram: toDiram(amount) };
}
