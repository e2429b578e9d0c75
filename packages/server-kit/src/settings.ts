import type * as z from "zod/mini";

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

const HOW_TO_SET_A_SECRET =
  "start with `npm start` or `pnpm dev`, which make it and pass it on, or set it yourself: " +
  "at least 32 characters, for example the output of `openssl rand -hex 32`";

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
      if (secret) problems.push(`${name} (${about}) is missing: ${HOW_TO_SET_A_SECRET}`);
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
