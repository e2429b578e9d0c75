import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Problem } from "./problem.ts";

const DRAFT_KEY_BYTES = 32;

const GENERATORS = {
  SESSION_SECRET: () => randomBytes(32).toString("base64url"),
  SITE_TOKEN_SECRET: () => randomBytes(32).toString("base64url"),
  SERVICE_USERNAME: () => "storefront",
  SERVICE_PASSWORD: () => randomBytes(24).toString("base64url"),
  USER_TOKEN_SECRET: () => randomBytes(32).toString("base64url"),
  PAYMENT_CALLBACK_SECRET: () => randomBytes(32).toString("base64url"),
  DRAFT_KEY: () => randomBytes(DRAFT_KEY_BYTES).toString("base64"),
};

/** The secrets that both applications share. */
export type Secrets = Record<keyof typeof GENERATORS, string>;

const NAMES = Object.keys(GENERATORS) as (keyof typeof GENERATORS)[];

/**
 * Returns the shared secrets: from the environment where set, else from `secrets.json` in the data folder, which is
 * created once and readable only by its owner.
 */
export async function secretsFor(
  dataFolder: string,
  environment: NodeJS.ProcessEnv,
): Promise<Secrets> {
  const file = join(dataFolder, "secrets.json");
  const stored = await readStored(file);
  const secrets = Object.fromEntries(
    NAMES.map((name) => [name, stored[name] ?? GENERATORS[name]()]),
  ) as Secrets;
  if (NAMES.some((name) => stored[name] === undefined)) {
    await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  }
  const given = Object.fromEntries(
    NAMES.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
  return { ...secrets, ...given };
}

async function readStored(file: string): Promise<Partial<Secrets>> {
  const text = await readFile(file, "utf8").catch(() => "{}");
  try {
    const stored: unknown = JSON.parse(text);
    return typeof stored === "object" && stored !== null ? stored : {};
  } catch {
    throw new Problem(
      "brokenSecrets",
      `${file} is not readable as JSON.`,
      "Restore it from a copy, or delete it: new secrets are made, and everybody has to sign in again.",
    );
  }
}
