import type { CarDirectoryEntry } from "@sughurta/contracts";
import {
  insuredSumsFor,
  issueYears,
  MAX_CAR_AGE_YEARS,
  newestTooOldYear,
  productOfProgram,
  VEHICLE_TYPES,
  vehicleTypeCode,
} from "@sughurta/domain/motor";
import { yearIneligibility } from "../eligibility/eligibility-of.ts";
import type { MotorOrderValues } from "../order/order-values.ts";
import { askMakes, askModels, askSums, askYears } from "./ask-cars.ts";
import { type Coming, useAnswer } from "./use-answer.ts";
import { useHasMoved } from "./use-has-moved.ts";

/** Makes, models, years and sums that the vehicle of an order can have (S2 §7). */
export interface CarDirectory {
  readonly makes: readonly CarDirectoryEntry[];
  readonly models: readonly CarDirectoryEntry[];
  /** The newest first. */
  readonly years: readonly number[];
  /** The car may be older than the years that are insured, which is where the list ends. */
  readonly hasOlderYears: boolean;
  /** Insured sums, TJS. */
  readonly sums: readonly number[];
  /** Asks again for what did not come; `undefined` where nothing is missing. */
  readonly retry: (() => void) | undefined;
}

const NOTHING: readonly number[] = [];
const CAR = String(VEHICLE_TYPES.indexOf("car"));
const NO_ENTRIES: readonly CarDirectoryEntry[] = [];

/** What can be chosen next, by what was chosen so far; typed names have years by depth and list 30 (decision 53). */
export function useCarDirectory(values: MotorOrderValues, today: string): CarDirectory {
  const { isTyped, carMark, carModel, carIssueYear, markaTxt, modelTxt, program } = values;
  const product = productOfProgram(program);
  const type = product === "MTPL" ? String(vehicleTypeCode(Number(values.vehicleType))) : "";
  const hasMoved = useHasMoved();
  const asksMakes = !isTyped && (hasMoved || carMark !== "");
  const makes = useAnswer(asksMakes ? type : undefined, askMakes);
  const make = idOf(makes, carMark);
  const models = useAnswer(make && `${make} ${type}`, askModels);
  const model = idOf(models, carModel);
  const depth = MAX_CAR_AGE_YEARS[product];
  const years = useAnswer(model && `${model} ${depth}`, askYears);
  const isInsurable = carIssueYear !== "" && !yearIneligibility(values, today);
  const asksSum = product === "ECI" && isInsurable;
  const sums = useAnswer(asksSum && model ? `${model} ${carIssueYear}` : undefined, askSums);
  const isNamed = isTyped && markaTxt.trim() !== "" && modelTxt.trim() !== "";

  const lost = [makes, models, years, sums].find((each) => each.kind === "failed");
  return {
    makes: answerOf(makes, NO_ENTRIES),
    models: answerOf(models, NO_ENTRIES),
    hasOlderYears: isNamed || endsAt(years, newestTooOldYear(product, today) + 1),
    years: isNamed ? issueYears(product, today) : answerOf(years, NOTHING),
    sums: isNamed && asksSum ? insuredSumsFor(undefined) : answerOf(sums, NOTHING),
    retry: lost?.kind === "failed" ? lost.retry : undefined,
  };
}

function answerOf<Answer>(coming: Coming<Answer>, otherwise: Answer): Answer {
  return coming.kind === "ready" ? coming.answer : otherwise;
}

/** A list of years that goes back as far as it may; one of a model that was only made before is empty. */
function endsAt(years: Coming<readonly number[]>, oldest: number): boolean {
  return years.kind === "ready" && (years.answer.at(-1) ?? oldest) <= oldest;
}

function idOf(entries: Coming<readonly CarDirectoryEntry[]>, name: string): string | undefined {
  return answerOf(entries, NO_ENTRIES).find((entry) => entry.name === name)?.syncId;
}

/** The makes that cars can have, whatever they are insured by. */
export function useCarMakes(): Coming<readonly CarDirectoryEntry[]> {
  return useAnswer(useHasMoved() ? CAR : undefined, askMakes);
}
