import type { BoxProduct } from "@sughurta/contracts";
import type { World } from "../world/world.ts";

/** Where a fault happens: the running shop and something to buy. */
export interface Scene {
  readonly world: World;
  readonly product: BoxProduct;
}

/** A row of the table of promises (reliability): what is broken, and what has to come of it. */
export interface Fault {
  readonly name: string;
  readonly promise: string;
  /** True where only a database server can be broken like that. */
  readonly needsServer?: true;
  /** Breaks something once; throws when the promise is not kept. */
  run(scene: Scene): Promise<void>;
}

/** Throws unless what came is what was promised. */
export function promised<T>(what: string, found: T, expected: T): void {
  if (JSON.stringify(found) !== JSON.stringify(expected)) {
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
  }
}
