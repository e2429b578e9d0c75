import { pathToFileURL } from "node:url";
import type { Seed } from "#src/content/schema/seed-types.ts";

/** Loads the module with the initial data of the service. */
export async function loadSeed(modulePath: string): Promise<Seed> {
  const { seed } = (await import(pathToFileURL(modulePath).href)) as { readonly seed: Seed };
  return seed;
}
