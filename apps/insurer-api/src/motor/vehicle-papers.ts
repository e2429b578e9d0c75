import type { FieldCodes } from "#src/http/failure-error.ts";
import type { FailureCode } from "#src/texts/failure-texts.ts";
import type { MotorOrder } from "./motor-request.ts";

/** Cyrillic letters that look like the Latin ones of a VIN or a plate. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  А: "A",
  В: "B",
  Е: "E",
  К: "K",
  М: "M",
  Н: "H",
  О: "O",
  Р: "P",
  С: "C",
  Т: "T",
  У: "Y",
  Х: "X",
};

const VIN = /^[A-HJ-NPR-Z\d]{17}$/;
const BODY_NUMBER = /^[A-Z\d]{9,12}$/;
const PLATE = /^[A-Z\d]{4,12}$/;
const CERTIFICATE = /^[A-ZА-ЯЁ]{2} ?\d{7}$/;

/** Latin capitals without spaces; look-alike Cyrillic letters are converted (decision 52). */
export function latinCapitals(text: string): string {
  return [...text.toUpperCase().replace(/[\s-]+/g, "")]
    .map((letter) => LOOK_ALIKE[letter] ?? letter)
    .join("");
}

/** `TT` among the letters of a plate, Latin, Cyrillic or mixed, means a taxi (decision 52). */
export function isTaxiPlate(plate: string): boolean {
  return latinCapitals(plate)
    .replace(/\d/g, " ")
    .split(" ")
    .some((letters) => letters === "TT");
}

function plateViolation(plate: string | undefined, required: boolean): FailureCode | undefined {
  if (plate === undefined) return required ? "required" : undefined;
  if (isTaxiPlate(plate)) return "taxi";
  return PLATE.test(latinCapitals(plate)) ? undefined : "stateNumber";
}

/** What is wrong with the numbers of a vehicle, by field (S2 §5). */
export function paperViolations(order: MotorOrder, liability: boolean): FieldCodes {
  const { vin, bodyNumber, gosNomer, registrSvidet } = order;
  const violations: FieldCodes = {};
  if (vin !== undefined && !VIN.test(latinCapitals(vin))) violations.vin = ["vin"];
  if (bodyNumber !== undefined && !BODY_NUMBER.test(latinCapitals(bodyNumber))) {
    violations.bodyNumber = ["bodyNumber"];
  }
  if (!liability && vin === undefined && bodyNumber === undefined) violations.vin = ["vinOrBody"];
  const plate = plateViolation(gosNomer, liability);
  if (plate) violations.gosNomer = [plate];
  if (registrSvidet !== undefined && !CERTIFICATE.test(registrSvidet.toUpperCase())) {
    violations.registrSvidet = ["registrationCertificate"];
  }
  return violations;
}
