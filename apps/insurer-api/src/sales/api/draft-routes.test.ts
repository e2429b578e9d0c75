import {
  createDraftTransfer,
  discardDraft,
  myDrafts,
  readDraft,
  receiveDraft,
  saveDraft,
} from "@sughurta/contracts/draft";
import { boxDraft, TRAVEL_DRAFT } from "@sughurta/contracts/draft-names";
import { saveTravel } from "@sughurta/contracts/travel";
import { addDays } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { draft, draftTransfer, idempotency } from "#src/platform/database/schema/service.ts";
import { notify, startOrder } from "#src/testing/a-payment.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";
import { sweepDrafts } from "./draft-routes.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const params = { kind: "travel" };
const content = JSON.stringify({ las: [{ laFullname: "SAIDOVA MADINA", docNumber: "401234567" }] });
/** Slug of the box that `startOrder` buys. */
const FAMILY_BOX_SLUG = "deti";
let api: TestService;

/** Ten days that begin a week from now. */
function coming(now: Date) {
  const today = now.toISOString().slice(0, 10);
  return { beginDate: addDays(today, 7), endDate: addDays(today, 16) };
}

beforeAll(async () => {
  api = await aService();
});
afterAll(() => api.close());

async function aDraft(): Promise<Send> {
  const send = api.as();
  expect((await send(saveDraft, { params, body: { content } })).status).toBe(200);
  return send;
}

async function aLink(send: Send): Promise<string> {
  const made = await send(createDraftTransfer, { params });
  expect(made.status).toBe(201);
  return String(made.data.token);
}

const transfer = (send: Send, token: string, key?: string) =>
  send(receiveDraft, { body: { token }, ...(key === undefined ? {} : { key }) });

describe("draft of a travel order", () => {
  it("is stored for one day", async () => {
    const send = await aDraft();
    api.pass(23.9 * HOUR_MS);
    await sweepDrafts(api.service);
    expect((await send(readDraft, { params })).data).toEqual({ content });
    api.pass(0.2 * HOUR_MS);
    expect((await send(readDraft, { params })).status).toBe(204);
  });

  it("is stored for one more day after each change", async () => {
    const send = await aDraft();
    api.pass(20 * HOUR_MS);
    await send(saveDraft, { params, body: { content: "{}" } });
    api.pass(20 * HOUR_MS);
    expect((await send(readDraft, { params })).data).toEqual({ content: "{}" });
  });

  it("is readable by its writer only, until it is discarded", async () => {
    const send = await aDraft();
    expect((await api.as()(readDraft, { params })).status).toBe(204);
    expect((await send(discardDraft, { params })).data).toEqual({ discarded: true });
    expect((await send(discardDraft, { params })).data).toEqual({ discarded: false });
    expect((await send(readDraft, { params })).status).toBe(204);
  });

  it("is not overwritten by a page that has not read the latest edition", async () => {
    const send = api.as();
    const write = (edition: string, basedOn?: string) =>
      send(saveDraft, { params, body: { content: `{"by":"${edition}"}`, edition, basedOn } });
    expect((await write("one")).status).toBe(200);
    expect((await write("one")).status).toBe(200);
    const { data } = await send(readDraft, { params });
    expect(data).toEqual({ content: '{"by":"one"}', edition: "one" });
    expect((await write("two", "one")).status).toBe(200);
    expect(await write("one")).toMatchObject({ status: 409, data: { code: "draftChanged" } });
    expect((await write("three")).status).toBe(409);
    expect((await send(readDraft, { params })).data).toMatchObject({ edition: "two" });
    expect((await write("one", "two")).status).toBe(200);
    await send(discardDraft, { params });
    expect((await write("two")).status).toBe(200);
    api.pass(25 * HOUR_MS);
    expect((await write("three")).status).toBe(200);
  });

  it("is listed by what is ordered", async () => {
    const send = api.as();
    await send(saveDraft, { params, body: { content, title: "Турция, 7 дней" } });
    expect((await send(myDrafts)).data).toMatchObject([
      { kind: "travel", title: "Турция, 7 дней" },
    ]);
  });

  it("is encrypted in the database", async () => {
    await aDraft();
    const rows = JSON.stringify(await api.service.db.select().from(draft));
    expect(rows).not.toMatch(/SAIDOVA|401234567/);
  });
});

describe("draft of an order that is paid", () => {
  const box = { kind: boxDraft(FAMILY_BOX_SLUG) };

  async function paidOrder(send: Send) {
    const started = await startOrder(api, send);
    expect(await notify(api, started)).toBe(200);
  }

  it("is deleted with its content", async () => {
    const send = api.as();
    await send(saveDraft, { params: box, body: { content } });
    const started = await startOrder(api, send);
    expect((await send(readDraft, { params: box })).status).toBe(200);
    await notify(api, started);
    const read = await send(readDraft, { params: box });
    expect(read).toMatchObject({ status: 404, data: { code: "draftPaid" } });
    expect((await send(createDraftTransfer, { params: box })).status).toBe(404);
    const rows = await api.service.db.select().from(draft).where(eq(draft.paid, true));
    expect(rows).toMatchObject([{ sealed: "" }]);
  });

  it("is also deleted on the device it was copied from, and on no other", async () => {
    const here = api.as();
    await here(saveDraft, { params: box, body: { content } });
    const other = api.as();
    await other(saveDraft, { params: box, body: { content } });
    const made = await here(createDraftTransfer, { params: box });
    const there = api.as();
    expect((await transfer(there, String(made.data.token))).status).toBe(200);
    await paidOrder(there);
    for (const send of [here, there]) {
      expect((await send(readDraft, { params: box })).data.code).toBe("draftPaid");
    }
    expect((await other(readDraft, { params: box })).status).toBe(200);
  });

  it("starts independently with the next order", async () => {
    const send = api.as();
    await send(saveDraft, { params: box, body: { content } });
    await paidOrder(send);
    await send(saveDraft, { params: box, body: { content: "{}" } });
    expect((await send(readDraft, { params: box })).data).toEqual({ content: "{}" });
  });

  it("does not affect another product's draft", async () => {
    const send = await aDraft();
    await paidOrder(send);
    expect((await send(readDraft, { params })).status).toBe(200);
  });

  it("is also deleted for travel", async () => {
    const send = api.as();
    const trip = { kind: TRAVEL_DRAFT };
    await send(saveDraft, { params: trip, body: { content } });
    const { beginDate, endDate } = coming(api.service.now());
    const body = { ...saveTravel.examples.body, beginDate, endDate, sumPrem: undefined };
    const saved = await send(saveTravel, { body });
    expect(saved.status).toBe(201);
    const [row] = await api.service.db.select().from(draft).where(eq(draft.kind, TRAVEL_DRAFT));
    expect(row?.orderId).toBe(saved.data.id);
  });
});

describe("transfer link to another device", () => {
  it("copies the draft there once, and does not delete it here", async () => {
    const here = await aDraft();
    const token = await aLink(here);
    const there = api.as();
    const taken = await transfer(there, token);
    expect(taken).toMatchObject({ status: 200, data: { kind: "travel" } });
    expect((await there(readDraft, { params })).data).toEqual({ content });
    expect((await here(readDraft, { params })).data).toEqual({ content });
    const again = await transfer(api.as(), token);
    expect(again).toMatchObject({ status: 404, data: { code: "draftLinkOver" } });
  });

  it("replaces a draft of the other device", async () => {
    const token = await aLink(await aDraft());
    const there = api.as();
    await there(saveDraft, { params, body: { content: "{}" } });
    await transfer(there, token);
    expect((await there(readDraft, { params })).data).toEqual({ content });
  });

  it("expires after a quarter of an hour", async () => {
    const here = await aDraft();
    const token = await aLink(here);
    api.pass(15 * MINUTE_MS + 1);
    expect((await transfer(api.as(), token)).data.code).toBe("draftLinkOver");
    await sweepDrafts(api.service);
    expect(await api.service.db.select().from(draftTransfer)).toEqual([]);
    expect((await transfer(api.as(), await aLink(here))).status).toBe(200);
  });

  it("is replaced by a newer link, and deleted with its draft", async () => {
    const here = await aDraft();
    const old = await aLink(here);
    const token = await aLink(here);
    expect((await transfer(api.as(), old)).status).toBe(404);
    await here(discardDraft, { params });
    expect((await transfer(api.as(), token)).status).toBe(404);
    expect((await here(createDraftTransfer, { params })).status).toBe(404);
  });

  it("returns the same response to a repeated request with the same key", async () => {
    const token = await aLink(await aDraft());
    const there = api.as();
    const first = await transfer(there, token, "key-of-the-other-device");
    expect(await transfer(there, token, "key-of-the-other-device")).toMatchObject({
      status: 200,
      data: first.data,
    });
  });

  it("works for one of many simultaneous devices", async () => {
    const token = await aLink(await aDraft());
    const tries = await Promise.all(Array.from({ length: 5 }, () => transfer(api.as(), token)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  });

  it("leaves neither token nor content in the database", async () => {
    const token = await aLink(await aDraft());
    const { db } = api.service;
    const kept = await db.select().from(draftTransfer);
    await transfer(api.as(), token, "another-key-of-a-device");
    const responses = await db.select().from(idempotency);
    expect(JSON.stringify([kept, responses])).not.toMatch(new RegExp(`${token}|SAIDOVA`));
  });

  it.each(["", "x", "x".repeat(129)])("rejects a guessed token: %s", async (token) => {
    expect((await transfer(api.as(), token)).status).toBeGreaterThanOrEqual(400);
  });

  it("limits the rate of guesses", async () => {
    const guesser = api.as();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await transfer(guesser, `t${n}`)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
