import { afterAll, beforeAll } from "vitest";
import { openServer } from "#src/database/database.ts";
import { startPostgres, type TestPostgres } from "#src/testing/start-postgres.ts";
import { moneyCoreSuite } from "./money-core.suite.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

moneyCoreSuite("a Postgres server", () => openServer(postgres.url, 10, () => undefined));
