import { isPlainText } from "../text/plain-text.ts";
import { INSURED_SUMS } from "./sum-lists.ts";

/** Longest make or model that is typed as text, in characters. */
export const CAR_NAME_MAX_LENGTH = 100;

/** The names of a car: from the directory, or typed where it lacks them. S2 §3. */
export interface CarNames {
  readonly carMark?: string | undefined;
  readonly carModel?: string | undefined;
  readonly markaTxt?: string | undefined;
  readonly modelTxt?: string | undefined;
}

/** A typed make or model without stray spaces. */
export function tidyCarName(input: string): string {
  return input.normalize("NFC").trim().replace(/\s+/g, " ");
}

/** Tells whether a text can be a make or a model: up to 100 characters with a letter or a digit, no markup. */
export function isCarName(input: string): boolean {
  const name = tidyCarName(input);
  return name.length <= CAR_NAME_MAX_LENGTH && /[\p{L}\d]/u.test(name) && isPlainText(name);
}

/**
 * What is wrong with the names of a car. A typed make may go with any model; `known` says which of the
 * chosen ones the directory has. Decision 53.
 */
export function carNameViolations(
  { carMark, carModel, markaTxt, modelTxt }: CarNames,
  known: { readonly make: boolean; readonly model: boolean },
): { carMark?: "notInList"; carModel?: "notInList" } {
  const typed = (text: string | undefined) => text !== undefined && isCarName(text);
  const isMake = carMark === undefined ? typed(markaTxt) : known.make;
  const isModel = carModel === undefined ? typed(modelTxt) : known.model || typed(markaTxt);
  return {
    ...(isMake ? {} : { carMark: "notInList" }),
    ...(isModel ? {} : { carModel: "notInList" }),
  };
}

/** Insured sums to choose from in TJS: those of the directory's model, list 30 for a typed one. Decision 53. */
export function insuredSumsFor(modelSums: readonly number[] | undefined): readonly number[] {
  return modelSums ?? INSURED_SUMS;
}
