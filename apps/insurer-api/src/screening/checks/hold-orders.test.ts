import { randomUUID } from "node:crypto";
import { saveBox } from "@sughurta/contracts/box";
import { createPayment, payment as paymentContract } from "@sughurta/contracts/payment";
import { changeTravel, saveTravel } from "@sughurta/contracts/travel";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { proposal } from "#src/platform/database/schema/proposal.ts";
import { order, policy } from "#src/platform/database/schema/sales.ts";
import {
  sanctionsEntry,
  sanctionsList,
  screeningCheck,
} from "#src/platform/database/schema/screening.ts";
import {
  activateList,
  proposeList,
  sweepRejectedLists,
} from "#src/screening/lists/sanctions-lists.ts";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import { pressAtBank } from "#src/testing/a-payment.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";
import { importList } from "#src/testing/import-list.ts";
import { decideCheck, sweepChecks } from "./decide-check.ts";

const YEAR_MS = 366 * 86_400_000;
const BUYER = { lastName: "Ҷӯраев", firstName: "Фаррух", patronymic: "Раҳимович" };
const LISTED = { names: ["Farrukh Juraev"], birthDates: ["1990"] };

let api: TestService;
beforeEach(async () => {
  api = await aService({ RATE_LIMITS: "off" });
});
afterEach(() => api.close());

const save = async (send: Send, changes: Parameters<typeof aBoxOrder>[0] = BUYER) =>
  String((await send(saveBox, { body: aBoxOrder(changes) })).data.id);

const pay = (send: Send, orderId: string, key: string = randomUUID(), policyType = "box") =>
  send(createPayment, { body: { policyId: orderId, policyType, paymentOper: "dc" }, key });

const readCode = async (response: ReturnType<typeof pay>) => {
  const { status, data } = await response;
  return [status, data.code];
};

const listChecks = (orderId: string) =>
  api.service.db.select().from(screeningCheck).where(eq(screeningCheck.orderId, orderId));

const decide = async (orderId: string, to: "released" | "refused") => {
  const [check] = (await listChecks(orderId)).filter(({ state }) => state === "open");
  const decision = { to, by: "zarina", role: "cashier", reason: "Another birth place" };
  await decideCheck(api.service, check?.id ?? "", decision);
};

const HELD = [409, "orderOnHold"];

describe("an order with a person who may be on the list", () => {
  it("cannot be paid until a person releases it, and then is paid as usual", async () => {
    await importList(api, [LISTED]);
    const send = api.as();
    const orderId = await save(send);
    const key = randomUUID();
    expect(await readCode(pay(send, orderId, key))).toEqual(HELD);
    expect(await readCode(pay(send, orderId))).toEqual(HELD);
    const checks = await listChecks(orderId);
    expect(checks).toMatchObject([
      {
        kind: "sanctions",
        state: "open",
        details: { listVersion: 1, matches: [{ role: "holder", name: "Farrukh Juraev" }] },
      },
    ]);

    await decide(orderId, "released");
    const { status, data } = await pay(send, orderId, key);
    expect(status).toBe(201);
    await pressAtBank(api, { redirectUrl: String(data.redirectUrl) }, "pay");
    const paid = await send(paymentContract, { params: { id: String(data.paymentId) } });
    expect(paid.data.status).toBe("paid");
    expect(await listChecks(orderId)).toHaveLength(1);
    const issued = await api.service.db.select().from(policy).where(eq(policy.orderId, orderId));
    expect(issued).toHaveLength(1);
  });

  it("is not paid once a person has refused it, nor after a new list", async () => {
    await importList(api, [LISTED]);
    const send = api.as();
    const orderId = await save(send);
    await pay(send, orderId);
    await decide(orderId, "refused");
    expect(await readCode(pay(send, orderId))).toEqual([409, "orderRefused"]);
    await importList(api, [{ names: ["Karim Saidov"] }]);
    expect(await readCode(pay(send, orderId))).toEqual([409, "orderRefused"]);
    await expect(decide(orderId, "released")).rejects.toThrow();
  });

  it("does not disclose the match to the buyer", async () => {
    await importList(api, [LISTED]);
    const send = api.as();
    const { data } = await pay(send, await save(send));
    expect(JSON.stringify(data)).not.toMatch(/sanction|Juraev|списк|рӯйхат/i);
    expect(data.message).toMatch(/позвоним/);
  });

  it("is released for the buyer's next order with the same data, but not for other data or entries", async () => {
    await importList(api, [LISTED]);
    const send = api.as();
    const first = await save(send);
    await pay(send, first);
    await decide(first, "released");
    expect((await pay(send, await save(send, { ...BUYER, email: "f@example.tj" }))).status).toBe(
      201,
    );
    const otherName = { ...BUYER, firstName: "Фарух" };
    expect(await readCode(pay(send, await save(send, otherName)))).toEqual(HELD);
    const stranger = api.as();
    expect(await readCode(pay(stranger, await save(stranger)))).toEqual(HELD);
    await importList(api, [{ ...LISTED, names: ["Farrukh Juraev", "Фаррух Ҷӯраев"] }]);
    expect(await readCode(pay(send, await save(send)))).toEqual(HELD);
  });
});

describe("a changed travel order", () => {
  const traveller = (laLastname: string, laFirstname: string) => ({
    ...saveTravel.examples.body,
    beginDate: "2026-12-01",
    endDate: "2026-12-11",
    sumPrem: undefined,
    las: saveTravel.examples.body.las.map((one) => ({ ...one, laLastname, laFirstname })),
  });

  it("is compared again, and stays held when the matching name is removed", async () => {
    await importList(api, [{ names: ["Farrukh Juraev"] }]);
    const send = api.as();
    const saved = await send(saveTravel, { body: traveller("KARIMOV", "SAID") });
    const orderId = String(saved.data.id);
    const change = (...name: Parameters<typeof traveller>) =>
      send(changeTravel, { params: { id: orderId }, body: traveller(...name) });
    expect((await change("JURAEV", "FARRUKH")).status).toBe(200);
    expect(await readCode(pay(send, orderId, randomUUID(), "travel"))).toEqual(HELD);
    expect((await listChecks(orderId))[0]?.details.matches).toMatchObject([{ role: "insured" }]);
    await change("KARIMOV", "SAID");
    expect(await readCode(pay(send, orderId, randomUUID(), "travel"))).toEqual(HELD);
  });
});

describe("the list", () => {
  it("holds no order of other people, and none before it is confirmed", async () => {
    const entries = [{ reference: "1", documents: [], ...LISTED }];
    const list = { source: "csv", dated: null, entries } as const;
    const id = randomUUID();
    const proposed = { id, fileName: "list.csv", list, by: "zarina", reason: "Monthly" };
    await proposeList(api.service, proposed);
    api.pass(60_000);
    const send = api.as();
    expect((await pay(send, await save(send))).status).toBe(201);
    const alone = activateList(api.service, id, { by: "zarina", confirmedBy: "zarina" });
    await expect(alone).rejects.toThrow();
    await activateList(api.service, id, { by: "zarina", confirmedBy: "nilufar" });
    api.pass(60_000);
    expect((await pay(send, await save(send, {}))).status).toBe(201);
    expect(await readCode(pay(send, await save(send)))).toEqual(HELD);
  });

  it("is replaced as a whole, and deleted if it is rejected", async () => {
    await importList(api, [LISTED, { names: ["Karim Saidov"] }]);
    await importList(api, [{ names: ["Nazar Olimov"] }]);
    const { db } = api.service;
    const entries = await db.select({ names: sanctionsEntry.names }).from(sanctionsEntry);
    expect(entries).toEqual([{ names: ["Nazar Olimov"] }]);
    const id = await importList(api, [LISTED], { isConfirmed: false });
    await sweepRejectedLists(api.service);
    expect(await db.$count(sanctionsList)).toBe(3);
    await db
      .update(proposal)
      .set({ state: "rejected", decidedBy: "nilufar", decidedAt: api.service.now() })
      .where(eq(proposal.id, id));
    await sweepRejectedLists(api.service);
    const states = await db.select({ state: sanctionsList.state }).from(sanctionsList);
    expect(states.map(({ state }) => state).toSorted()).toEqual(["active", "replaced"]);
  });

  it("costs a purchase no statement while none is imported", async () => {
    let statements = 0;
    const { db, now } = api.service;
    await api.service.sanctions.active();
    const counted = new Proxy(db, {
      get(target, name, receiver) {
        if (name === "select") statements += 1;
        return Reflect.get(target, name, receiver);
      },
    });
    const { SanctionsScreen } = await import("#src/screening/lists/active-list.ts");
    const screen = new SanctionsScreen({ db: counted, now });
    for (let purchase = 0; purchase < 5; purchase += 1) {
      expect(await screen.active()).toBeUndefined();
    }
    expect(statements).toBe(1);
  });
});

it("keeps checks of removed orders, and deletes them years after their decision", async () => {
  await importList(api, [LISTED]);
  const send = api.as();
  const orderId = await save(send);
  await pay(send, orderId);
  await api.service.db.delete(order).where(eq(order.id, orderId));
  await sweepChecks(api.service);
  expect(await listChecks(orderId)).toHaveLength(1);
  await decide(orderId, "refused");
  api.pass(5 * YEAR_MS);
  await sweepChecks(api.service);
  expect(await listChecks(orderId)).toHaveLength(0);
});
