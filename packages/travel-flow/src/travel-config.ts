import { PAYMENT_OPERATORS } from "@sughurta/domain";
import * as z from "zod/mini";
import type { TravelFlowProps } from "./screen/travel-flow-props.ts";

/** What a deployer may set of the travel order. */
export type TravelConfig = Required<
  Pick<TravelFlowProps, "layout" | "operators" | "paymentOrigins">
>;

type Setting = {
  readonly schema: z.ZodMiniType;
  /** Used where a deployer sets nothing. */
  readonly fallback: unknown;
  /** What it changes, for the people who deploy. */
  readonly about: string;
  /** What a value has to be, for the message when it is not. */
  readonly expected: string;
};

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

/** Every setting with its default, what it changes and what it may be. */
export const TRAVEL_SETTINGS: Readonly<Record<keyof TravelConfig, Setting>> = {
  layout: {
    schema: z.enum(["tabs", "steps"]),
    fallback: "tabs",
    about: "Four tabs, or five steps with the holder and the insured persons apart.",
    expected: '"tabs" or "steps"',
  },
  operators: {
    schema: z.array(z.enum(PAYMENT_OPERATORS)).check(z.minLength(1)),
    fallback: PAYMENT_OPERATORS,
    about: "Ways to pay, in the order in which they are offered.",
    expected: `a list of ${PAYMENT_OPERATORS.join(", ")}`,
  },
  paymentOrigins: {
    schema: z.array(z.string().check(z.refine(isOrigin))),
    fallback: [],
    about: "Origins of payment pages beside the site's own; the buyer is sent nowhere else.",
    expected: 'a list of origins such as "https://pay.example"',
  },
};

/** Settings that the order cannot work with; `problems` has a sentence for each. */
export class TravelConfigError extends Error {
  readonly code = "travelConfig";
  override readonly name = "TravelConfigError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The settings of the travel order are wrong: ${problems.join("; ")}.`);
    this.problems = problems;
  }
}

/** Settings of a deployer with defaults for the rest; throws `TravelConfigError` where one is wrong or unknown. */
export function travelConfig(settings: Readonly<Record<string, unknown>> = {}): TravelConfig {
  const unknown = Object.keys(settings).filter((name) => !(name in TRAVEL_SETTINGS));
  const checked = Object.entries(TRAVEL_SETTINGS).map(([name, setting]) => {
    const value = settings[name] ?? setting.fallback;
    const right = setting.schema.safeParse(value).success;
    return { name, value, problem: right ? undefined : `${name} must be ${setting.expected}` };
  });
  const problems = [
    ...unknown.map((name) => `${name} is not a setting`),
    ...checked.flatMap(({ problem }) => problem ?? []),
  ];
  if (problems.length > 0) throw new TravelConfigError(problems);
  // Every value was checked against the setting of its name.
  return Object.fromEntries(checked.map(({ name, value }) => [name, value])) as TravelConfig;
}
