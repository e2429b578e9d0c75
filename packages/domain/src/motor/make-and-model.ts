import { normalizeName } from "../person/names.ts";
import { isPlainText } from "../text/clean-text.ts";
import { INSURED_SUMS } from "./motor-options.ts";

/** Maximum length of a typed make or model, in characters. */
export const CAR_NAME_MAX_LENGTH = 100;

/** Make and model of a car: from the directory, or typed where it lacks them. S2 §3. */
export interface CarNames {
  readonly carMark?: string | undefined;
  readonly carModel?: string | undefined;
  readonly markaTxt?: string | undefined;
  readonly modelTxt?: string | undefined;
}

/** Why a text is not a valid make or model. */
export type CarNameViolation = "required" | "tooLong" | "markup" | "carName";

/** Why a text is not a valid make or model: up to 100 characters with a letter or a digit, no markup. */
export function carNameViolation(input: string | undefined): CarNameViolation | undefined {
  const name = normalizeName(input ?? "");
  if (name === "") return "required";
  if (!isPlainText(name)) return "markup";
  if (name.length > CAR_NAME_MAX_LENGTH) return "tooLong";
  return /[\p{L}\d]/u.test(name) ? undefined : "carName";
}

/**
 * Error of a car's make and model. A typed make may have any model; `known` says which of the chosen ones the directory
 * has. SPEC-53.
 */
export function carNameViolations(
  { carMark, carModel, markaTxt, modelTxt }: CarNames,
  known: { readonly make: boolean; readonly model: boolean },
): {
  carMark?: "notInList";
  carModel?: "notInList";
  markaTxt?: CarNameViolation;
  modelTxt?: CarNameViolation;
} {
  const wrongMake = markaTxt === undefined ? undefined : carNameViolation(markaTxt);
  const wrongModel = modelTxt === undefined ? undefined : carNameViolation(modelTxt);
  const isMake = carMark === undefined ? markaTxt !== undefined : known.make;
  const isModel =
    carModel === undefined
      ? modelTxt !== undefined
      : known.model || (markaTxt !== undefined && wrongMake === undefined);
  return {
    ...(isMake ? {} : { carMark: "notInList" }),
    ...(isModel ? {} : { carModel: "notInList" }),
    ...(wrongMake ? { markaTxt: wrongMake } : {}),
    ...(wrongModel ? { modelTxt: wrongModel } : {}),
  };
}

/** Insured sums to choose from in TJS: those of the directory's model, list 30 for a typed one. SPEC-53. */
export function insuredSumsFor(modelSums: readonly number[] | undefined): readonly number[] {
  return modelSums ?? INSURED_SUMS;
}
