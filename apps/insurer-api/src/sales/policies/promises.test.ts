import { afterAll, beforeAll, expect, it } from "vitest";
import { boxPromisesSuite } from "#src/sales/policies/testing/box-promises.suite.ts";
import { calculatedPromisesSuite } from "#src/sales/policies/testing/calculated-promises.suite.ts";
import { PromisesTable } from "#src/sales/policies/testing/promises-table.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";

let api: TestService;
const table = new PromisesTable();

beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
});
afterAll(() => api.close());

boxPromisesSuite(() => api, table);
calculatedPromisesSuite(() => api, table);

it("matches the table of terms in the docs (update it with `vitest -u`)", async () => {
  const text = `# Promises of products

Where each promise of a product on sale in the demonstration is stated. \`promises.test.ts\` buys every product once,
compares the places in three languages and writes this table. The order states what its page states of a box; travel and
motor orders are read from the texts of their forms.

${table}
`;
  await expect(text).toMatchFileSnapshot("../../../../docs/promises.md");
});
