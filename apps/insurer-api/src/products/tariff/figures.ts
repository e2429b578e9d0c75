import * as z from "zod/mini";

/** What a figure of a tariff is counted in; `perDay` is the currency of the cover for a person and a day. */
export type FigureUnit = "tjs" | "perDay" | "percent" | "factor" | "years" | "days";

/** The unit of every figure, by its schema. */
export const figureUnits = z.registry<{ readonly unit: FigureUnit }>();

/** Whatever is beyond is a slip of the hand. */
const MOST = { tjs: 1_000_000, perDay: 1_000, percent: 100, factor: 100, years: 100, days: 366 };

const figure = (unit: FigureUnit, ...checks: readonly z.core.$ZodCheck<number>[]) =>
  z
    .number()
    .check(z.lte(MOST[unit]), ...checks)
    .register(figureUnits, { unit });

/** What has to cost something. */
export const price = (unit: "tjs" | "perDay" | "percent") => figure(unit, z.positive());
/** What may cost nothing. */
export const addition = (unit: "tjs" | "perDay" | "percent") => figure(unit, z.nonnegative());
/** What a price is multiplied by. */
export const factor = () => figure("factor", z.positive());
/** Up to which year or day a row of a table counts. */
export const limit = (unit: "years" | "days") => figure(unit, z.positive(), z.multipleOf(1));

/** Why figures cannot be a tariff, beside what a schema says of each alone. */
export type TariffRule =
  /** It is less than another though it stands for more. */
  | "notBelow"
  /** A multiplier of what is dearer makes it cheaper. */
  | "belowOne"
  /** A row of a table does not come after the one before it. */
  | "notAfter"
  | "countryUnknown"
  /** A country of the CIS or of the Schengen Area, or one that another list has. */
  | "countryHasZone"
  | "twice";

/** Where a rule is broken, and beside which place. */
export interface BrokenRule {
  readonly rule: TariffRule;
  readonly than?: readonly PropertyKey[];
}

/** Writes down that figures break a rule at a place. */
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

/** Refuses figures of which one is less than that before it: what is named later stands for more. */
export function requireNeverFalling(
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

/** Refuses rows whose limit does not rise. */
export function requireRisingLimits(
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

/** The places of a group of figures, in the order of their names. */
export const placesOf = <Name extends string>(
  group: string,
  figures: Readonly<Record<Name, number>>,
  names: readonly Name[],
) => names.map((name) => ({ path: [group, name], value: figures[name] }));
