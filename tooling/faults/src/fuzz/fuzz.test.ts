import { expect, it } from "vitest";
import { runFuzz } from "./run.ts";

const REQUESTS = 3_000;

it("responds to any request without a 5xx, a timeout or internal details", async () => {
  const results = await runFuzz(REQUESTS, 1);
  expect(results.flatMap(({ broken }) => broken)).toEqual([]);
});
