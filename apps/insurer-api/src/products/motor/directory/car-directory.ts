import { readFileSync } from "node:fs";
import { findCarInText, findMakeInText, INSURED_SUMS, VEHICLE_TYPES } from "@sughurta/domain/motor";

/** The twenty most common makes on the roads of Tajikistan, in this order; all others follow by name. */
export const mostSeenMakes: readonly string[] = [
  "Opel",
  "Toyota",
  "Mercedes-Benz",
  "Hyundai",
  "Lada",
  "BMW",
  "Kia",
  "Daewoo",
  "Volkswagen",
  "Lexus",
  "Chevrolet",
  "BYD",
  "Nissan",
  "Honda",
  "Ford",
  "Audi",
  "Mitsubishi",
  "Changan",
  "Mazda",
  "GAZ",
];

/** One line per model: make, model, registered kinds, years, price. Without a last year it is still built. */
const KINDS: readonly string[] = VEHICLE_TYPES;
const CARS = new URL("./cars.tsv", import.meta.url);
const LINE = /^([^\t]+)\t([^\t]+)\t([a-z ]+)\t(\d{4})\t(\d{4})?\t(\d+)$/;
const TJS_PER_THOUSAND = 1_000;
/** Remaining share of a car's value after each year, and its lower limit. */
const YEARLY_VALUE_LEFT = 0.9;
const MIN_VALUE_LEFT = 0.08;
/** A new model year is sold before its calendar year. */
const SUM_MARGIN = 1.1;

/** A model of the directory. */
export interface CarModel {
  /** Built from the codes of make and model, so that it is stable when others are added. */
  readonly id: string;
  readonly name: string;
  readonly code: string;
  /** Codes of the kinds of vehicle as which it is registered, 0–4. */
  readonly vehicleTypes: readonly number[];
  readonly firstYear: number;
  readonly lastYear: number | undefined;
  readonly newPrice: number;
}

/** A make of the directory with its models in order of name. */
interface CarMake {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly models: readonly CarModel[];
}

const getCode = (name: string) =>
  name
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, "_")
    .replace(/^_|_$/g, "");

function readModel(line: string): { make: string; model: CarModel } {
  const [, make, name, kinds, firstYear, lastYear, thousands] = LINE.exec(line) ?? [];
  const vehicleTypes = kinds?.split(" ").map((kind) => KINDS.indexOf(kind));
  if (!make || !name || !vehicleTypes || vehicleTypes.includes(-1)) {
    throw new Error(`cars.tsv: "${line}" is not a model with its kinds, years and price`);
  }
  const code = getCode(name);
  const model = {
    id: `${getCode(make)}-${code}`,
    name,
    code,
    vehicleTypes,
    firstYear: Number(firstYear),
    lastYear: lastYear === undefined ? undefined : Number(lastYear),
    newPrice: Number(thousands) * TJS_PER_THOUSAND,
  };
  return { make, model };
}

const { compare } = new Intl.Collator("en", { numeric: true });
const byName = (a: { name: string }, b: { name: string }) => compare(a.name, b.name);

function readDirectory(): CarMake[] {
  const [, ...lines] = readFileSync(CARS, "utf8").trimEnd().split("\n");
  const models = Map.groupBy(lines.map(readModel), ({ make }) => make);
  const place = (name: string) => mostSeenMakes.indexOf(name) + 1 || mostSeenMakes.length + 1;
  return [...models]
    .map(([name, list]) => ({
      id: getCode(name),
      name,
      code: getCode(name),
      models: list.map(({ model }) => model).toSorted(byName),
    }))
    .toSorted((a, b) => place(a.name) - place(b.name) || byName(a, b));
}

/** Every make: the most common ones in their order, then the others by name. */
export const CAR_MAKES: readonly CarMake[] = readDirectory();

/** Index of entries by every identifier: id, code, and name in lower case. */
function toIndex<Entry extends { id: string; name: string; code: string }>(
  entries: readonly Entry[],
): ReadonlyMap<string, Entry> {
  return new Map(
    entries.flatMap((entry) =>
      [entry.id, entry.code, entry.name.toLowerCase()].map((key) => [key, entry] as const),
    ),
  );
}

const MAKES = toIndex(CAR_MAKES);
const MODELS = new Map(CAR_MAKES.map(({ id, models }) => [id, toIndex(models)]));
const MODELS_BY_ID = new Map(CAR_MAKES.flatMap(({ models }) => models.map((one) => [one.id, one])));

/** A make by id, code or name. */
export function carMake(text: string): CarMake | undefined {
  return MAKES.get(text) ?? MAKES.get(text.toLowerCase());
}

/** A model of a make by id, code or name. */
export function carModel(make: CarMake, text: string): CarModel | undefined {
  const models = MODELS.get(make.id);
  return models?.get(text) ?? models?.get(text.toLowerCase());
}

/** The make named by a typed text, spelled in either alphabet. */
export function typedMake(text: string): CarMake | undefined {
  return findMakeInText(CAR_MAKES, text);
}

/** The model of a make named by a typed text, spelled in either alphabet. */
export function typedModel(make: CarMake, text: string): CarModel | undefined {
  return findCarInText(make.models, text);
}

/** Codes of the kinds of vehicle as which the models of a make are registered, 0–4. */
export function getVehicleTypes({ models }: CarMake): ReadonlySet<number> {
  return new Set(models.flatMap(({ vehicleTypes }) => vehicleTypes));
}

/** A model by its id alone. */
export function carModelById(id: string): CarModel | undefined {
  return MODELS_BY_ID.get(id);
}

/** Issue years of a model from new to old, at most `depth` years back. */
export function getYears(model: CarModel, thisYear: number, depth: number): number[] {
  const newest = Math.min(thisYear, model.lastYear ?? thisYear);
  const oldest = Math.max(model.firstYear, thisYear - depth);
  return Array.from({ length: Math.max(0, newest - oldest + 1) }, (_, index) => newest - index);
}

/** Insured sums of a model of a year: the steps of list 30 up to its value and a little more. */
export function getSums(model: CarModel, year: number, thisYear: number): number[] {
  const left = Math.max(MIN_VALUE_LEFT, YEARLY_VALUE_LEFT ** Math.max(0, thisYear - year));
  const most = model.newPrice * left * SUM_MARGIN;
  return INSURED_SUMS.filter((sum, index) => index === 0 || sum <= most);
}
