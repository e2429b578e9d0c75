import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { saveBox } from "@sughurta/contracts/box";
import { registerClaim, uploadClaimFiles } from "@sughurta/contracts/claim";
import { sendResume } from "@sughurta/contracts/content";
import { createDraftTransfer, receiveDraft, saveDraft } from "@sughurta/contracts/draft";
import { policyDocument } from "@sughurta/contracts/policy";
import { policyNumberFrom } from "@sughurta/domain";
import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { quotaUse } from "#src/platform/database/schema/limits.ts";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";
import { aForm } from "#src/testing/good-requests.ts";
import { chargeQuota, QUOTAS, type QuotaName, sweepQuotas } from "./quotas.ts";

const HOUR_MS = 3_600_000;
const MAX_DRAFT = "x".repeat(98_000);

let api: TestService;
let visitors = 0;
beforeAll(async () => {
  api = await aService();
});
afterAll(() => api.close());

/** A new visitor and its owner id. */
function aVisitor(): { send: Send; owner: string } {
  visitors += 1;
  const visitorId = `visitor-of-quotas-${visitors}`;
  return { send: api.as(visitorId), owner: `visitor:${visitorId}` };
}

const from = (address: string) => ({ "X-Forwarded-For": address });

/** Uses all of a quota except a remainder. */
async function useUp(subject: string, quota: QuotaName, left = 0): Promise<void> {
  const { perVisitor, perNetwork } = QUOTAS[quota];
  const used = (subject.startsWith("network:") ? perNetwork : perVisitor) - left;
  const endsAt = new Date(api.service.now().getTime() + HOUR_MS);
  await api.service.db.insert(quotaUse).values({ subject, quota, used, endsAt });
}

const usedBy = async (subject: string) =>
  (await api.service.db.select().from(quotaUse).where(eq(quotaUse.subject, subject))).map(
    ({ used }) => used,
  );

describe("drafts", () => {
  it("of one visitor are limited to two megabytes a day, without blocking orders", async () => {
    const { send } = aVisitor();
    const statuses: number[] = [];
    for (let index = 0; index < 20; index += 1) {
      const params = { kind: `box-${index}` };
      statuses.push((await send(saveDraft, { params, body: { content: MAX_DRAFT } })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(15);
    const refused = await send(saveDraft, {
      params: { kind: "travel" },
      body: { content: MAX_DRAFT },
      language: "tg",
    });
    expect(refused).toMatchObject({ status: 429, data: { code: "tooManyDrafts" } });
    expect(refused.data.message).toContain("5511");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(23 * 3_600);
    expect((await send(saveBox, { body: aBoxOrder() })).status).toBe(201);
  });

  it("are counted by their growth, so that one may be saved repeatedly", async () => {
    const { send, owner } = aVisitor();
    const save = (content: string) =>
      send(saveDraft, { params: { kind: "travel" }, body: { content } });
    for (let index = 0; index < 40; index += 1) {
      expect((await save(MAX_DRAFT)).status).toBe(200);
    }
    const before = await usedBy(owner);
    await save("{}");
    expect(await usedBy(owner)).toEqual(before);
  });

  it("are counted from zero after a day", async () => {
    const { send, owner } = aVisitor();
    await useUp(owner, "draftBytes");
    const save = () => send(saveDraft, { params: { kind: "travel" }, body: { content: "{}" } });
    expect((await save()).status).toBe(429);
    api.pass(HOUR_MS);
    expect((await save()).status).toBe(200);
  });

  it("copied from another device count too", async () => {
    const here = aVisitor();
    const params = { kind: "travel" };
    await here.send(saveDraft, { params, body: { content: "{}" } });
    const { data } = await here.send(createDraftTransfer, { params });
    const there = aVisitor();
    await useUp(there.owner, "draftBytes");
    const refused = await there.send(receiveDraft, { body: { token: data.token } });
    expect(refused).toMatchObject({ status: 429, data: { code: "tooManyDrafts" } });
  });
});

describe("expired windows", () => {
  it("are deleted, regardless of their number", async () => {
    const { db } = api.service;
    const endsAt = new Date(api.service.now().getTime() - 1);
    const over = Array.from({ length: 1_100 }, (_, index) => ({
      subject: `visitor:gone-${index}`,
      quota: "orders",
      used: 1,
      endsAt,
    }));
    await db.insert(quotaUse).values(over);
    const { owner } = aVisitor();
    await useUp(owner, "orders");
    await sweepQuotas(api.service);
    const left = await db.select().from(quotaUse).where(like(quotaUse.subject, "visitor:gone-%"));
    expect(left).toEqual([]);
    expect(await usedBy(owner)).toEqual([QUOTAS.orders.perVisitor]);
  });
});

describe("a network", () => {
  const save = (address: string) =>
    aVisitor().send(saveBox, { body: aBoxOrder(), headers: from(address) });

  it("is refused when its visitors together have saved too many orders", async () => {
    await useUp("network:203.0.113.7", "orders", 1);
    expect((await save("203.0.113.7")).status).toBe(201);
    const refused = await save("203.0.113.7");
    expect(refused).toMatchObject({ status: 429, data: { code: "tooManyOrders" } });
    expect((await save("203.0.113.8")).status).toBe(201);
  });

  it("of IPv6 is a /64", async () => {
    await useUp("network:2001:db8:1:2::/64", "orders");
    expect((await save("2001:db8:1:2::5")).status).toBe(429);
    expect((await save("2001:DB8:1:2:aaaa:0:0:9")).status).toBe(429);
    expect((await save("2001:db8:1:3::5")).status).toBe(201);
  });
});

describe("orders", () => {
  it("are not counted if they are refused or repeated", async () => {
    const { send, owner } = aVisitor();
    const body = aBoxOrder();
    await send(saveBox, { body, key: "one-and-the-same" });
    await send(saveBox, { body, key: "one-and-the-same" });
    expect((await send(saveBox, { body: aBoxOrder({ birthDate: "2020-01-01" }) })).status).toBe(
      422,
    );
    expect(await usedBy(owner)).toEqual([1]);
  });

  it("are counted across all processes", async () => {
    const { send, owner } = aVisitor();
    const elsewhere = { ...api.service };
    const user = { owner, address: "198.51.100.1" };
    await chargeQuota(elsewhere, elsewhere.db, user, "orders", QUOTAS.orders.perVisitor);
    expect((await send(saveBox, { body: aBoxOrder() })).data.code).toBe("tooManyOrders");
  });
});

describe("quotas of claims, files and documents", () => {
  const aClaim = () => ({
    fullName: "Саидова Мадина",
    policyNumber: policyNumberFrom(1001),
    note: "Залило кухню.",
    phone: "992921234567",
    email: "madina@example.tj",
    channel: "front",
  });

  it("refuse claims beyond the quota", async () => {
    const { send, owner } = aVisitor();
    await useUp(owner, "claims");
    const refused = await send(registerClaim, { body: aClaim() });
    expect(refused).toMatchObject({ status: 429, data: { code: "tooManyClaims" } });
  });

  it("cut off a file beyond the quota and store nothing of it", async () => {
    const { send, owner } = aVisitor();
    const claim = await send(registerClaim, { body: aClaim() });
    const params = { claimId: String(claim.data.id) };
    await useUp(owner, "uploadBytes", 2_500_000);
    expect((await send(uploadClaimFiles, { params, form: aForm("files") })).status).toBe(201);
    const form = new FormData();
    form.append("files", new File([new Uint8Array(2_000_000)], "large.png"));
    const refused = await send(uploadClaimFiles, { params, form });
    expect(refused).toMatchObject({ status: 429, data: { code: "tooManyUploads" } });
    expect(await readdir(join(api.service.config.uploadsDir, "quarantine"))).toEqual([]);
  });

  it("count files without a visitor for the network", async () => {
    await useUp("network:203.0.113.99", "uploadBytes");
    const refused = await api.as()(sendResume, {
      form: aForm("file1", {
        vac_id: "1",
        fio: "Саидова Мадина",
        phone: "992921234567",
        email: "m@example.tj",
      }),
      headers: from("203.0.113.99"),
    });
    expect(refused).toMatchObject({ status: 429, data: { code: "tooManyUploads" } });
  });

  it("limit the number of downloaded documents", async () => {
    const { send, owner } = aVisitor();
    await useUp(owner, "documents");
    const refused = await send(policyDocument, {
      params: { policyNumber: policyNumberFrom(1001) },
    });
    expect(refused).toMatchObject({ status: 429, data: { code: "tooManyDocuments" } });
  });
});
