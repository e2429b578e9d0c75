import { calculateBox, saveBox } from "@sughurta/contracts/box";
import { latestPayment } from "@sughurta/contracts/payment";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";

let api: TestService;
let buyer: Send;
/** Ends the requests that occupy the service. */
let finish: () => void;

beforeAll(async () => {
  api = await aService();
});
afterAll(() => api.close());
beforeEach(() => {
  buyer = api.as();
});
afterEach(() => finish());

/** Occupies the service with requests that do not end, as a share of those it admits. */
function occupy(share: number): void {
  const { load } = api.service;
  const running = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const count = Math.ceil(load.limit * share);
  for (let index = 0; index < count; index += 1)
    void load.run(Number.POSITIVE_INFINITY, () => running);
}

const quote = () => buyer(calculateBox, { body: { productCode: "FAM_KIDS" } });
const order = () => buyer(saveBox, { body: aBoxOrder() });

describe("under overload", () => {
  it("a quote is refused first, with the time of the next attempt", async () => {
    occupy(0.8);
    const refused = await quote();
    expect(refused).toMatchObject({ status: 503, data: { code: "busy" } });
    expect(refused.headers.get("retry-after")).toBe("5");
    expect(await order()).toMatchObject({ status: 201 });
  });

  it("an order is refused next, and a payment never", async () => {
    occupy(2);
    expect(await order()).toMatchObject({ status: 503, data: { code: "busy" } });
    expect(await buyer(latestPayment, {})).toMatchObject({ status: 404 });
  });

  it("everything is answered again as soon as requests end", async () => {
    occupy(2);
    expect(await quote()).toMatchObject({ status: 503 });
    finish();
    await Promise.resolve();
    expect(await quote()).toMatchObject({ status: 200 });
  });
});
