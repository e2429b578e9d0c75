import * as z from "zod/mini";

/** One setting of an application: its description, validation and default. */
export interface Setting {
  readonly about: string;
  readonly schema: z.ZodMiniType;
  /** As written in the environment; absent where there is no default. */
  readonly byDefault?: string;
  /** A secret that has to be set: never printed; `npm start` and `pnpm dev` generate it. */
  readonly secret?: true;
}

/** Validated values by name: `undefined` only where a setting has no default and is optional. */
export type SettingValues<Settings extends Readonly<Record<string, Setting>>> = {
  readonly [Name in keyof Settings]: Settings[Name] extends
    | { readonly byDefault: string }
    | { readonly secret: true }
    ? z.output<Settings[Name]["schema"]>
    : z.output<Settings[Name]["schema"]> | undefined;
};

/** Variables of a process, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment is invalid; the message names every invalid variable. */
export class ConfigError extends Error {
  readonly code = "config";
  constructor(problems: readonly string[]) {
    super(
      `The settings need attention:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`,
    );
  }
}

/** How to set a missing secret: outside production the commands of the repository make it. */
function secretAdvice({ NODE_ENV }: Environment): string {
  const start =
    NODE_ENV === "production"
      ? "set it in the settings file, the same in all copies"
      : "start with `npm start` or `pnpm dev`, which make it and pass it on, or set it yourself";
  return `${start}: at least 32 characters, for example the output of \`openssl rand -hex 32\``;
}

/**
 * Reads and validates settings; an empty variable counts as one that is not set. Throws a {@link ConfigError} that
 * names every invalid variable and how to fix it.
 */
export function readSettings<Settings extends Readonly<Record<string, Setting>>>(
  settings: Settings,
  environment: Environment,
): SettingValues<Settings> {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { about, schema, byDefault, secret }] of Object.entries<Setting>(settings)) {
    const raw = environment[name] || byDefault;
    if (raw === undefined) {
      if (secret) problems.push(`${name} (${about}) is missing: ${secretAdvice(environment)}`);
      continue;
    }
    const result = schema.safeParse(raw);
    if (result.success) values[name] = result.data;
    else problems.push(`${name} must be ${result.error.issues[0]?.message} (${about})`);
  }
  if (problems.length > 0) throw new ConfigError(problems);
  // A missing setting here has no default and is optional.
  return values as SettingValues<Settings>;
}

/** A number within these bounds; the error message names them. */
export function numberFrom(from: number, to: number, rule = `a number from ${from} to ${to}`) {
  return z.coerce.number(rule).check(z.minimum(from, rule), z.maximum(to, rule));
}

/** A whole number within these bounds; the error message names the unit. */
export function wholeNumber(from: number, to: number, unit?: string) {
  const rule = `${unit === undefined ? "" : `${unit}, `}a whole number from ${from} to ${to}`;
  return numberFrom(from, to, rule).check(z.multipleOf(1, rule));
}

/** A non-empty text without surrounding spaces. */
export const text = z.string().check(z.trim(), z.minLength(1, "a text that is not empty"));

/** Such a text with a maximum length in characters. */
export const upTo = (most: number) => text.check(z.maxLength(most, `at most ${most} characters`));

/** A text of this pattern; the rule describes it in words. */
export const matching = (pattern: RegExp, rule: string) => z.string().check(z.regex(pattern, rule));

/** A secret that cannot be guessed. */
export const secret = z
  .string()
  .check(
    z.minLength(32, "at least 32 characters, for example the output of: openssl rand -hex 32"),
  );

/** A web address. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: "an address such as https://example.tj",
});

/** The same, without a trailing slash: paths are appended to it. */
export const baseAddress = z.pipe(
  webAddress,
  z.transform((url) => url.replace(/\/+$/, "")),
);

/** `on`, `true`, `1` or `off`, `false`, `0`. */
export const onOff = z.stringbool("on or off");

/** One of these words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, `one of ${words.join(", ")}`);

/** Texts separated by commas. */
export const commaList = z.pipe(
  z.string(),
  z.transform((list) =>
    list
      .split(",")
      .map((item) => item.trim())
      .filter(Boolean),
  ),
);

/** Codes of the offered languages, separated by commas; without duplicates. */
export const languageList = z
  .pipe(commaList, z.array(oneOf(["ru", "tg", "en"])))
  .check(
    z.refine(
      (codes) => codes.length > 0 && new Set(codes).size === codes.length,
      "one or more of ru, tg, en, none twice",
    ),
  );
