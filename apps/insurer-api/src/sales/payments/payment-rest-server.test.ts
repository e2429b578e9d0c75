import { afterAll, beforeAll } from "vitest";
import { openServer } from "#src/platform/database/database.ts";
import { startPostgres, type TestPostgres } from "#src/testing/start-postgres.ts";
import { paymentRestSuite } from "./payment-rest.suite.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

paymentRestSuite("a Postgres server", () => openServer(postgres.url, 10, () => undefined));
