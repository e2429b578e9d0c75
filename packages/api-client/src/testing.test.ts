import { checkPolicy } from "@sughurta/contracts/policy";
import { expect, test } from "vitest";
import { createTestClient } from "./testing.ts";

const policyNumber = "0000000013";

test("responds through the same wire conversion and schemas as the real client", async () => {
  const client = createTestClient({
    checkPolicy: ({ body }) => ({
      status: 200,
      data: {
        status: "ACTIVE",
        policyNumber: body.policyNumber,
        startDate: "2026-03-01",
        endDate: "2027-02-28",
        lifeAssured: "С***** М*****",
      },
    }),
  });
  const response = await client.send(checkPolicy, { body: { policyNumber } });
  expect(response).toMatchObject({ status: 200, data: { lifeAssured: ["С***** М*****"] } });
  expect(client.requests).toMatchObject([{ name: "checkPolicy", body: { policyNumber } }]);
});

test("fails a test without a response", async () => {
  const client = createTestClient({});
  await expect(client.send(checkPolicy, { body: { policyNumber } })).rejects.toThrow("checkPolicy");
});
