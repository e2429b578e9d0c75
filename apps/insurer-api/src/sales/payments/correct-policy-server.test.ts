import { afterAll, beforeAll } from "vitest";
import { openServer } from "#src/platform/database/database.ts";
import { aService } from "#src/testing/a-service.ts";
import { startPostgres, type TestPostgres } from "#src/testing/start-postgres.ts";
import { correctionSuite } from "./correct-policy.suite.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

correctionSuite(() =>
  aService({ RATE_LIMITS: "off" }, () => openServer(postgres.url, 10, () => undefined)),
);
