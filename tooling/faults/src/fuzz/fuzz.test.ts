import { expect, it } from "vitest";
import { runFuzz } from "./run.ts";

const REQUESTS = 3_000;

it("answers whatever is sent without a 5xx, a hang or a look inside", async () => {
  const results = await runFuzz(REQUESTS, 1);
  expect(results.flatMap(({ broken }) => broken)).toEqual([]);
});
