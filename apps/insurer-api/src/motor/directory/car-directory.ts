import { asianMakes } from "#demo/motor/asian-makes.ts";
import { nearMakes } from "#demo/motor/near-makes.ts";
import { westernMakes } from "#demo/motor/western-makes.ts";
import { INSURED_SUMS, LEAST_VALUE_LEFT, YEARLY_VALUE_LEFT } from "../tariff.ts";
import type { MakeData, ModelData } from "./make-data.ts";

const MODELS_PER_MAKE = 100;
const TJS_PER_THOUSAND = 1_000;
/** A new model year comes out before its calendar year. */
const SUM_MARGIN = 1.1;

/** A model of the directory. */
export interface CarModel {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly firstYear: number;
  readonly lastYear: number | undefined;
  readonly newPrice: number;
}

/** A make of the directory with its models. */
export interface CarMake {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly models: readonly CarModel[];
}

const codeOf = (name: string) => name.toUpperCase().replace(/[^A-Z0-9]+/g, "_");

const modelOf = (makeId: number, data: ModelData, index: number): CarModel => ({
  id: makeId * MODELS_PER_MAKE + index + 1,
  name: data[0],
  code: codeOf(data[0]),
  firstYear: data[1],
  newPrice: data[2] * TJS_PER_THOUSAND,
  lastYear: data[3],
});

const makeOf = ({ id, name, models }: MakeData): CarMake => ({
  id,
  name,
  code: codeOf(name),
  models: models.map((model, index) => modelOf(id, model, index)),
});

/** Every make, by name. */
export const CAR_MAKES: readonly CarMake[] = [...asianMakes, ...westernMakes, ...nearMakes]
  .map(makeOf)
  .toSorted((a, b) => a.name.localeCompare(b.name, "en"));

const MODELS_BY_ID = new Map(
  CAR_MAKES.flatMap(({ models }) => models).map((model) => [String(model.id), model]),
);

function isNamed(entry: { id: number; name: string; code: string }, text: string): boolean {
  return (
    String(entry.id) === text ||
    entry.code === text ||
    entry.name.toLowerCase() === text.toLowerCase()
  );
}

/** A make by id, code or name. */
export function carMake(text: string): CarMake | undefined {
  return CAR_MAKES.find((make) => isNamed(make, text));
}

/** A model of a make by id, code or name. */
export function carModel(make: CarMake, text: string): CarModel | undefined {
  return make.models.find((model) => isNamed(model, text));
}

/** A model by its id alone. */
export function carModelById(id: string): CarModel | undefined {
  return MODELS_BY_ID.get(id);
}

/** Issue years of a model from new to old, at most `depth` years back. */
export function yearsOf(model: CarModel, thisYear: number, depth: number): number[] {
  const newest = Math.min(thisYear, model.lastYear ?? thisYear);
  const oldest = Math.max(model.firstYear, thisYear - depth);
  return Array.from({ length: Math.max(0, newest - oldest + 1) }, (_, index) => newest - index);
}

/** Insured sums a model of a year can have: the steps of list 30 up to its value and a little more. */
export function sumsOf(model: CarModel, year: number, thisYear: number): number[] {
  const left = Math.max(LEAST_VALUE_LEFT, YEARLY_VALUE_LEFT ** Math.max(0, thisYear - year));
  const most = model.newPrice * left * SUM_MARGIN;
  return INSURED_SUMS.filter((sum, index) => index === 0 || sum <= most);
}
