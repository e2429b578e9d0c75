import { activateBox } from "@sughurta/contracts/box";
import { payment as paymentContract } from "@sughurta/contracts/payment";
import { checkPolicy, myPolicies, policyDocument } from "@sughurta/contracts/policy";
import { policyNumberFrom } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { policy } from "#src/platform/database/schema/sales.ts";
import { outbox } from "#src/platform/database/schema/service.ts";
import { messageJob, messageQueues } from "#src/platform/outbox/queue-message.ts";
import { messageSending } from "#src/sales/notifications/send-messages.ts";
import { pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";

let api: TestService;
let buyer: Send;
let number: string;
let code: string;
beforeAll(async () => {
  api = await aService({ PUBLIC_URL: "https://shop.example" });
  buyer = api.as("buyer-of-a-policy");
  const started = await startOrder(api, buyer, "payler", { coupon: "NAVRUZ10" });
  expect(await pressAtBank(api, started, "pay")).toBe(
    `https://shop.example/success?payment=${started.paymentId}`,
  );
  const state = await buyer(paymentContract, { params: { id: started.paymentId } });
  expect(state.data.status).toBe("paid");
  number = String(state.data.policyNumber);
  code = String(state.data.policyCode);
});
afterAll(() => api.close());

describe("policy check", () => {
  it("finds a policy, not in force today and in force tomorrow, with the name masked", async () => {
    const found = await api.as()(checkPolicy, { body: { policyNumber: `ZAA1 ${number}` } });
    expect(found.data).toEqual({
      status: "INACTIVE",
      policyNumber: number,
      startDate: "2026-11-22",
      endDate: "2027-11-21",
      title: "Дети: двор и секция",
      policyType: "box",
      productSlug: "deti",
      family: "family",
      lifeAssured: ["Ғ*** Ҷ*** Қ***"],
    });
  });

  it("shows the name when the birth date is given", async () => {
    const knows = await api.as()(checkPolicy, {
      body: { policyNumber: number, birthDate: "1990-05-14" },
    });
    expect(knows.data.lifeAssured).toEqual(["Ғафурзода Ҷаҳонгир Қӯрғонбекӣ"]);
    const guesses = await api.as()(checkPolicy, {
      body: { policyNumber: number, birthDate: "1991-05-14" },
    });
    expect(guesses.data.lifeAssured).toEqual(["Ғ*** Ҷ*** Қ***"]);
  });

  it("returns 422 for a miss, in the requested language", async () => {
    const body = { policyNumber: policyNumberFrom(777) };
    const miss = await api.as()(checkPolicy, { body, language: "tg" });
    expect(miss.status).toBe(422);
    expect(miss.data).toMatchObject({
      code: "policyNotFound",
      message: "Полис бо чунин рақам ёфт нашуд. Рақамҳоро санҷед",
    });
  });
});

describe("policy document", () => {
  it.each(["ru", "tg", "en"])("is returned as a PDF in %s to its owner only", async (lang) => {
    const mine = await buyer(policyDocument, { params: { policyNumber: number }, query: { lang } });
    expect(mine.status).toBe(200);
    expect(mine.headers.get("content-type")).toBe("application/pdf");
    const foreign = await api.as()(policyDocument, { params: { policyNumber: number } });
    expect(foreign.status).toBe(404);
  });

  it("is in the owner's list of policies", async () => {
    const list = (await buyer(myPolicies)).data as unknown as { policyNumber: string }[];
    expect(list.map(({ policyNumber }) => policyNumber)).toEqual([number]);
    expect((await api.as()(myPolicies)).data).toEqual([]);
  });
});

describe("emails about a policy", () => {
  it("are sent once, in the buyer's language, and shown in the sandbox", async () => {
    const sent: string[] = [];
    const sender = {
      send: async ({ dedupeKey }: { dedupeKey: string }, files: readonly unknown[]) => {
        sent.push(`${dedupeKey} ${files.length}`);
      },
    };
    const senders = { mail: sender, sms: sender };
    for (const channel of ["mail", "sms", "mail", "sms"] as const) {
      await api.work(messageSending[channel], { senders });
    }
    expect(sent.sort()).toEqual([`policy:${number}:mail 2`, `policy:${number}:sms 0`]);
    const page = await (await api.app.request("/sandbox/mail?lang=en")).text();
    expect(page).toContain(`Ваш полис ${number}`);
    expect(page).toContain(`https://shop.example/verify/${number}`);
    const [, path = ""] = /<iframe src="([^"]+)"/.exec(page) ?? [];
    const email = await api.app.request(path);
    expect(email.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
    const markup = await email.text();
    expect(markup).toMatch(/<img src="data:image\/png;base64,/);
    expect(markup.replace(/<\/?span[^>]*>/g, "")).toContain(number);
    expect(markup).not.toContain("cid:");
  });

  it("are retried after an outage of the provider", async () => {
    const { db, jobs } = api.service;
    const again = await db
      .update(outbox)
      .set({ state: "waiting", attempts: 0 })
      .where(eq(outbox.channel, "mail"))
      .returning();
    await jobs.add(db, messageQueues.mail, ...again.map((one) => messageJob(one)));
    const broken = { send: async () => Promise.reject(new Error("away")) };
    await api.work(messageSending.mail, { senders: { mail: broken } });
    const [email] = await db.select().from(outbox).where(eq(outbox.channel, "mail"));
    expect(email).toMatchObject({ state: "waiting", attempts: 1 });
  });
});

describe("activation", () => {
  it("returns an address with a ticket that works once", async () => {
    const spaced = code.replace(/^(.{4})/, "$1 ");
    const body = { policyNumber: `ZAA1 ${number}`, policyCode: spaced };
    const response = await api.as()(activateBox, { body });
    const url = new URL(String(response.data.url));
    expect(url.search).not.toContain(number);
    const page = `${url.pathname}${url.search}`;
    expect(await (await api.app.request(page)).text()).toContain(number);
    expect((await api.app.request(page, { method: "POST" })).status).toBe(200);
    expect((await api.app.request(page, { method: "POST" })).status).toBe(410);
    const [activated] = await api.service.db.select().from(policy).where(eq(policy.number, number));
    expect(activated?.activatedAt).toEqual(api.service.now());
  });

  it("returns the same error for a wrong number and a wrong code", async () => {
    const wrongCode = await api.as()(activateBox, {
      body: { policyNumber: number, policyCode: "1" },
    });
    const wrongNumber = await api.as()(activateBox, {
      body: { policyNumber: policyNumberFrom(779), policyCode: code },
    });
    expect(wrongCode.status).toBe(422);
    expect(wrongNumber.data).toEqual(wrongCode.data);
  });
});
