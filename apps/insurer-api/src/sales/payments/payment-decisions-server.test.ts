import { afterAll, beforeAll } from "vitest";
import { openServer } from "#src/platform/database/database.ts";
import { startPostgres, type TestPostgres } from "#src/testing/start-postgres.ts";
import { paymentDecisionsSuite } from "./payment-decisions.suite.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

paymentDecisionsSuite("a Postgres server", () => openServer(postgres.url, 10, () => undefined));
