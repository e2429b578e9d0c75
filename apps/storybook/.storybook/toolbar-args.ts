import { BRANDS, type Brand, isBrandName } from "../src/brand/brands.ts";

type Args = Readonly<Record<string, unknown>>;

/** Toolbar options that change a story. */
export interface StoryInToolbar {
  readonly args: Args;
  readonly globals: Args;
  readonly parameters: Args;
}

/**
 * Changes of a story's properties by the toolbar's brand and price state. A story defines them in its parameters:
 * `brandArgs(brand)` and `priceArgs[state]` return the properties to replace.
 */
export function toolbarArgs({ args, globals, parameters }: StoryInToolbar): Args {
  return { ...args, ...brandArgs(globals, parameters), ...priceArgs(globals, parameters) };
}

function brandArgs({ brand }: Args, parameters: Args): Args {
  if (!takesBrand(parameters.brandArgs) || !isBrandName(brand)) return {};
  return parameters.brandArgs(BRANDS[brand]);
}

function priceArgs({ price }: Args, parameters: Args): Args {
  if (!isRecord(parameters.priceArgs) || typeof price !== "string") return {};
  const replaced = parameters.priceArgs[price];
  return isRecord(replaced) ? replaced : {};
}

function takesBrand(value: unknown): value is (brand: Brand) => Args {
  return typeof value === "function";
}

function isRecord(value: unknown): value is Args {
  return typeof value === "object" && value !== null;
}
