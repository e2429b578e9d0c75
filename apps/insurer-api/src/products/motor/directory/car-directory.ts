import { findCarByName, INSURED_SUMS, VEHICLE_TYPES } from "@sughurta/domain/motor";
import type { MakeData } from "./make-data.ts";
import { americanCars } from "./makes/america.ts";
import { buses } from "./makes/buses.ts";
import { chineseCars } from "./makes/china.ts";
import { europeanCars } from "./makes/europe.ts";
import { formerUnionCars } from "./makes/former-union.ts";
import { germanCars } from "./makes/germany.ts";
import { japaneseCars } from "./makes/japan.ts";
import { koreanCars } from "./makes/korea.ts";
import { mostSeenMakes } from "./makes/most-seen-makes.ts";
import { motorcycles } from "./makes/motorcycles.ts";
import { tractors } from "./makes/tractors.ts";
import { trucks } from "./makes/trucks.ts";
import { vans } from "./makes/vans.ts";

const TJS_PER_THOUSAND = 1_000;
/** This share of its value is left of a car after a year, and the other one at least for ever. */
const YEARLY_VALUE_LEFT = 0.9;
const LEAST_VALUE_LEFT = 0.08;
/** A new model year comes out before its calendar year. */
const SUM_MARGIN = 1.1;

/** A model of the directory. */
export interface CarModel {
  /** Made of the codes of make and model, so that it stays when others are added. */
  readonly id: string;
  readonly name: string;
  readonly code: string;
  /** Codes of the kinds of vehicle that it is registered as, 0–4. */
  readonly vehicleTypes: readonly number[];
  readonly firstYear: number;
  readonly lastYear: number | undefined;
  readonly newPrice: number;
}

/** A make of the directory with its models by name. */
export interface CarMake {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly models: readonly CarModel[];
}

const CARS = [
  germanCars,
  japaneseCars,
  koreanCars,
  formerUnionCars,
  chineseCars,
  europeanCars,
  americanCars,
].flat();
const MAKES_OF: Readonly<Record<(typeof VEHICLE_TYPES)[number], readonly MakeData[]>> = {
  car: CARS,
  bus: buses,
  truck: trucks,
  tractor: tractors,
  motorcycle: motorcycles,
};

const codeOf = (name: string) =>
  name
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, "_")
    .replace(/^_|_$/g, "");

const MODEL = /^(?<name>.+) (?<firstYear>\d{4})-(?<lastYear>\d{4})?$/;

/** Codes of the kinds of a model that is listed among the vehicles of a kind. */
function kindsOf(make: string, name: string, listed: number): number[] {
  if (VEHICLE_TYPES[listed] !== "car") return [listed];
  const further = (["truck", "bus"] as const).filter((kind) =>
    (vans[kind][make]?.split(", ") ?? []).includes(name),
  );
  return [listed, ...further.map((kind) => VEHICLE_TYPES.indexOf(kind))];
}

function readModel(make: string, text: string, thousands: string, listed: number) {
  const { name, firstYear, lastYear } = MODEL.exec(text)?.groups ?? {};
  if (name === undefined) throw new Error(`${make}: "${text}" is not a model with its years`);
  const code = codeOf(name);
  return {
    id: `${codeOf(make)}-${code}`,
    name,
    code,
    vehicleTypes: kindsOf(make, name, listed),
    firstYear: Number(firstYear),
    lastYear: lastYear === undefined ? undefined : Number(lastYear),
    newPrice: Number(thousands) * TJS_PER_THOUSAND,
  };
}

const { compare } = new Intl.Collator("en", { numeric: true });
const byName = (a: { name: string }, b: { name: string }) => compare(a.name, b.name);

function readDirectory(): CarMake[] {
  const models = new Map<string, CarModel[]>();
  for (const [vehicleType, kind] of VEHICLE_TYPES.entries()) {
    for (const { name, models: byPrice } of MAKES_OF[kind]) {
      const read = Object.entries(byPrice).flatMap(([thousands, list]) =>
        list.split(", ").map((text) => readModel(name, text, thousands, vehicleType)),
      );
      models.set(name, [...(models.get(name) ?? []), ...read]);
    }
  }
  const place = (name: string) => mostSeenMakes.indexOf(name) + 1 || mostSeenMakes.length + 1;
  return [...models]
    .map(([name, list]) => ({
      id: codeOf(name),
      name,
      code: codeOf(name),
      models: list.toSorted(byName),
    }))
    .toSorted((a, b) => place(a.name) - place(b.name) || byName(a, b));
}

/** Every make: those seen most in their order, then the others by name. */
export const CAR_MAKES: readonly CarMake[] = readDirectory();

/** Entries by everything that names them: id, code, and name in small letters. */
function indexOf<Entry extends { id: string; name: string; code: string }>(
  entries: readonly Entry[],
): ReadonlyMap<string, Entry> {
  return new Map(
    entries.flatMap((entry) =>
      [entry.id, entry.code, entry.name.toLowerCase()].map((key) => [key, entry] as const),
    ),
  );
}

const MAKES = indexOf(CAR_MAKES);
const MODELS = new Map(CAR_MAKES.map(({ id, models }) => [id, indexOf(models)]));
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

/** The make that a typed name means, as people write it in both alphabets. */
export function typedMake(text: string): CarMake | undefined {
  return findCarByName(CAR_MAKES, text);
}

/** The model of a make that a typed name means, as people write it in both alphabets. */
export function typedModel(make: CarMake, text: string): CarModel | undefined {
  return findCarByName(make.models, text);
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
