import type * as z from "zod/mini";

/** One setting of an application: what it does, how it is checked, what holds when it is not set. */
export interface Setting {
  readonly about: string;
  readonly schema: z.ZodMiniType;
  /** As it would be written in the environment; absent where there is no default. */
  readonly byDefault?: string;
  /** A secret that has to be set: never printed, and `npm start` and `pnpm dev` make it. */
  readonly secret?: true;
}

/** Checked values by name: `undefined` only where a setting has no default and need not be set. */
export type SettingValues<Settings extends Readonly<Record<string, Setting>>> = {
  readonly [Name in keyof Settings]: Settings[Name] extends
    | { readonly byDefault: string }
    | { readonly secret: true }
    ? z.output<Settings[Name]["schema"]>
    : z.output<Settings[Name]["schema"]> | undefined;
};

/** Variables of a process, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment does not describe a server that can run; the message names every variable at fault. */
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
 * Reads and checks settings; an empty variable counts as one that is not set. Throws a
 * {@link ConfigError} that names every variable at fault and what to do.
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
  // What is missing here has neither a default nor to be set.
  return values as SettingValues<Settings>;
}
