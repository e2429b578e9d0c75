import { randomUUID } from "node:crypto";
import { registerClaim } from "@sughurta/contracts/claim";
import { policyNumberFrom } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idempotency } from "#src/platform/database/schema/service.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { demoPolicies } from "#src/testing/demo-content.ts";

const body = {
  ...(registerClaim.examples.body as object),
  policyNumber: policyNumberFrom(demoPolicies[0]?.sequence ?? 0),
};

let api: TestService;
beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
});
afterAll(() => api.close());

/** A claim registered with a key, and the row with its stored response. */
async function registered() {
  const key = randomUUID();
  const send = api.as();
  const first = await send(registerClaim, { body, key });
  const [row] = await api.service.db.select().from(idempotency).where(eq(idempotency.key, key));
  const change = (response: unknown) =>
    api.service.db.update(idempotency).set({ response }).where(eq(idempotency.key, key));
  return { first, row, change, again: () => send(registerClaim, { body, key }) };
}

describe("the response to a repeated request", () => {
  it("is encrypted in the database", async () => {
    const { first, row, again } = await registered();
    expect(first.status).toBe(201);
    expect(JSON.stringify(row)).not.toContain(String(first.data.id));
    expect(await again()).toMatchObject({ status: 201, data: first.data });
  });

  it("is returned if it was stored before responses were encrypted", async () => {
    const { first, change, again } = await registered();
    await change(first.data);
    expect(await again()).toMatchObject({ status: 201, data: first.data });
  });

  it("is not returned for another request, even if it was moved there in the database", async () => {
    const [one, other] = [await registered(), await registered()];
    await one.change(other.row?.response);
    expect(await one.again()).toMatchObject({ status: 409, data: { code: "idempotencyMismatch" } });
  });
});
