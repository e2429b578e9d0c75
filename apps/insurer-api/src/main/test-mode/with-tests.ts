import { TEST_PATH } from "@sughurta/contracts/core";
import { Hono } from "hono";
import type { AppEnv } from "#src/platform/http/app-env.ts";

/** Combines two applications: requests with test keys go to the second. */
export function withTests(live: Hono<AppEnv>, tests: Hono<AppEnv>): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .all(`${TEST_PATH}/*`, (context) => tests.fetch(context.req.raw, context.env))
    .all("*", (context) => live.fetch(context.req.raw, context.env));
}
