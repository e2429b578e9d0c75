import { startUpstream, type Upstream } from "./upstream.ts";

/** A shared cache that receives purges. */
export interface TestEdge extends Upstream {
  /** Tags of the purges so far. */
  readonly purged: () => readonly string[];
}

/** Starts a shared cache that keeps nothing; stopped at the end of the test. */
export async function startEdge(): Promise<TestEdge> {
  const edge = await startUpstream((_, response) => void response.end());
  const purged = () =>
    edge.requests
      .filter(({ method }) => method === "PURGE")
      .map(({ headers }) => String(headers["cache-tag"]));
  return { ...edge, purged };
}
