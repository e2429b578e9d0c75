import type { BoxProduct } from "@sughurta/contracts/box";
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
  /**
   * Breaks something once; throws when the promise is not kept. `recovered` takes the time, in
   * milliseconds, until the shop sold again: a figure to print, which a busy machine may stretch.
   */
  run(scene: Scene, recovered: (milliseconds: number) => void): Promise<void>;
}

/** Throws unless what came is what was promised. */
export function promised<T>(what: string, found: T, expected: T): void {
  if (JSON.stringify(found) !== JSON.stringify(expected)) {
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
  }
}
