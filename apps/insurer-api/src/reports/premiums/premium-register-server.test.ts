import { afterAll, beforeAll } from "vitest";
import { openServer } from "#src/platform/database/database.ts";
import { startPostgres, type TestPostgres } from "#src/testing/start-postgres.ts";
import { premiumRegisterSuite } from "./premium-register.suite.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

premiumRegisterSuite("a Postgres server", 500, () => openServer(postgres.url, 10, () => undefined));
