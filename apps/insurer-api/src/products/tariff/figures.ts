import * as z from "zod/mini";

/** Unit of a tariff figure; `perDay` is the currency of the cover per person and day. */
export type FigureUnit = "tjs" | "perDay" | "percent" | "factor" | "years" | "days";

/** The unit of every figure, by its schema. */
export const figureUnits = z.registry<{ readonly unit: FigureUnit }>();

/** Upper limits, to catch typing errors. */
const MOST = { tjs: 1_000_000, perDay: 1_000, percent: 100, factor: 100, years: 100, days: 366 };

const figure = (unit: FigureUnit, ...checks: readonly z.core.$ZodCheck<number>[]) =>
  z
    .number()
    .check(z.lte(MOST[unit]), ...checks)
    .register(figureUnits, { unit });

/** A figure above zero. */
export const price = (unit: "tjs" | "perDay" | "percent") => figure(unit, z.positive());
/** A figure of zero or more. */
export const addition = (unit: "tjs" | "perDay" | "percent") => figure(unit, z.nonnegative());
/** A multiplier of a price. */
export const factor = () => figure("factor", z.positive());
/** Last year or day of a table row. */
export const limit = (unit: "years" | "days") => figure(unit, z.positive(), z.multipleOf(1));

/** What the rows of a table of multipliers are for. */
export type RowKey = "sum" | "age";

/** The kind of rows of every table of multipliers, by its schema. */
export const rowKeys = z.registry<{ readonly key: RowKey }>();

/** Multipliers by sum: each sum with one is on sale. Its keys are sums in digits. */
export const factorsBySum = (isSum: (sum: number) => boolean) =>
  z
    .record(
      z.string().check(
        z.regex(/^[1-9]\d{0,8}$/),
        z.refine((sum) => isSum(Number(sum))),
      ),
      factor(),
    )
    .register(rowKeys, { key: "sum" });

/** Multipliers by age group: each group with one is on sale. Its keys are names of groups. */
export const factorsByAge = (isGroup: (id: string) => boolean) =>
  z.record(z.string().check(z.refine(isGroup)), factor()).register(rowKeys, { key: "age" });

/** Violations of a tariff beyond the schema of each figure. */
export type TariffRule =
  /** It is less than the figure of a lower level. */
  | "notBelow"
  /** A multiplier of a surcharge reduces the price. */
  | "belowOne"
  /** A row of a table is not after the previous one. */
  | "notAfter"
  /** A row that has to be there. */
  | "missing"
  /** Ages that no group has. */
  | "agesMissing"
  /** Ages that an earlier group has. */
  | "agesTwice"
  | "countryUnknown"
  /** A country of the CIS or of the Schengen Area, or one in another list. */
  | "countryHasZone"
  | "twice";

/** Path of a broken rule, and the path it is compared with. */
export interface BrokenRule {
  readonly rule: TariffRule;
  readonly than?: readonly PropertyKey[];
}

/** Records a broken rule of figures at a path. */
export function addBroken(
  checked: z.core.ParsePayload,
  path: readonly PropertyKey[],
  { rule, than }: BrokenRule,
): void {
  const beside = than ? `${rule} ${than.join(".")}` : rule;
  checked.issues.push({
    code: "custom",
    path: [...path],
    input: checked.value,
    message: beside,
    params: { rule, than },
  });
}

/** Requires figures in ascending order: each one at least the previous one. */
export function assertMonotonic(
  checked: z.core.ParsePayload,
  places: readonly { readonly path: readonly PropertyKey[]; readonly value: number }[],
): void {
  for (const [index, { path, value }] of places.entries()) {
    const before = places[index - 1];
    if (before && value < before.value) {
      addBroken(checked, path, { rule: "notBelow", than: before.path });
    }
  }
}

/** Requires rows with ascending limits. */
export function assertAscending(
  checked: z.core.ParsePayload,
  places: readonly { readonly path: readonly PropertyKey[]; readonly value: number }[],
): void {
  for (const [index, { path, value }] of places.entries()) {
    const before = places[index - 1];
    if (before && value <= before.value) {
      addBroken(checked, path, { rule: "notAfter", than: before.path });
    }
  }
}

/** The paths of a group of figures, in the order of their names. */
export const getPlaces = <Name extends string>(
  group: string,
  figures: Readonly<Record<Name, number>>,
  names: readonly Name[],
) => names.map((name) => ({ path: [group, name], value: figures[name] }));
