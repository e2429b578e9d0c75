import type { BoxProduct } from "@sughurta/contracts/box";
import type { TestEnvironment } from "../environment/test-environment.ts";

/** Environment of a fault: the running shop and something to buy. */
export interface Scene {
  readonly environment: TestEnvironment;
  readonly product: BoxProduct;
}

/** A row of the table of promises (reliability): the fault, and the promised result. */
export interface Fault {
  readonly name: string;
  readonly promise: string;
  /** True where only a database server can be broken like that. */
  readonly needsServer?: true;
  /**
   * Causes a fault once; throws when the promise is broken. `recovered` records the time, in milliseconds, until the
   * shop sold again: only printed, since a busy machine may increase it.
   */
  run(scene: Scene, recovered: (milliseconds: number) => void): Promise<void>;
}

/** Throws unless the result is the promised one. */
export function promised<T>(what: string, found: T, expected: T): void {
  if (JSON.stringify(found) !== JSON.stringify(expected)) {
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
  }
}
