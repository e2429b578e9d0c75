import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { registerClaim } from "@sughurta/contracts/claim";
import { requestCallback } from "@sughurta/contracts/content";
import { TEST_PATH } from "@sughurta/contracts/core";
import { partnerReport } from "@sughurta/contracts/partner";
import { payment as paymentContract } from "@sughurta/contracts/payment";
import { checkPolicy, policyDocument } from "@sughurta/contracts/policy";
import { isTestPolicyNumber } from "@sughurta/domain";
import { serveFakes } from "@sughurta/fake-providers";
import { eq, getTableName, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyAuditChain } from "#src/desk/audit/audit-chain.ts";
import { auditEvent } from "#src/platform/database/schema/desk.ts";
import { fiscalReceipt } from "#src/platform/database/schema/fiscal-receipt.ts";
import { coupon, couponUse, order, policy } from "#src/platform/database/schema/sales.ts";
import { outbox } from "#src/platform/database/schema/service.ts";
import { rowsOf } from "#src/platform/database/sql.ts";
import { TEST_RECIPIENT } from "#src/platform/outbox/delivery-error.ts";
import { type MessageSender, sandboxSender } from "#src/platform/outbox/message-sender.ts";
import { sendWebhooks } from "#src/platform/webhook/send-webhooks.ts";
import { createCoupon } from "#src/products/coupon/manage-coupons.ts";
import { cancelPolicyFor } from "#src/sales/decision/cancel-policy.ts";
import { dispatchMessages } from "#src/sales/outbox/dispatch-messages.ts";
import { addPartners } from "#src/sales/partner/load-partners.ts";
import { aCommand } from "#src/testing/a-desk.ts";
import { pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";
import { aWebhookReceiver } from "#src/testing/a-webhook-receiver.ts";
import {
  DESK_SETTINGS,
  type DeskBrowser,
  decision,
  deskBrowser,
} from "#src/testing/desk-browser.ts";
import { sweepTests, TEST_DAYS } from "./sweep-tests.ts";
import { createTestSenders } from "./test-senders.ts";

const SECRET = "the secret of the agency, long enough";
const SERVER_KEYS = { live: `sk_live_${"a".repeat(32)}`, test: `sk_test_${"b".repeat(32)}` };
const DAYS = { from: "2026-01-01", to: "2027-12-31" };
const DAY_MS = 86_400_000;

let api: TestService;
let desk: DeskBrowser;
let Cookie: string;
let folder: string;
let systems: Awaited<ReturnType<typeof aWebhookReceiver>>;
const server = serve({ fetch: () => new Response(), hostname: "127.0.0.1", port: 0 });
await once(server, "listening");
const paymentsUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const fakes = await serveFakes(paymentsUrl, () => api.service.now());

const bearer = (secret: string) => ({ Authorization: `Bearer ${secret}` });

async function buyByTestKey(send: Send, changes: Parameters<typeof startOrder>[3] = {}) {
  const tests = { ...api, service: api.tests };
  const started = await startOrder(tests, send, "dc", { partner: "SAFAR", ...changes });
  await pressAtBank(api, started, "pay");
  const [issued] = await api.tests.db
    .select()
    .from(policy)
    .where(eq(policy.orderId, started.orderId));
  return { ...started, number: issued?.number ?? "" };
}

/** What a page of the desk shows, without the number of each form. */
const pageOf = async (path: string) => {
  const page = await desk.read(path, Cookie);
  return page.slice(page.indexOf("<body")).replaceAll(/name="decision" value="[^"]*"/g, "");
};

const LISTS: Readonly<Record<string, () => Promise<unknown>>> = {
  "payments of the desk": () => pageOf("/payments?show=all"),
  "refunds of the desk": () => pageOf("/refunds?show=all"),
  "policies of the desk": () => pageOf("/policies"),
  "claims of the desk": () => pageOf("/claims?show=all"),
  "calls of the desk": () => pageOf("/calls?show=all"),
  "messages of the desk": () => pageOf("/messages?show=all"),
  "the handover of the desk": () => pageOf("/handover"),
  "sales and commission of the partner at the desk": () => pageOf("/partners/SAFAR"),
  "promo codes with their uses": () => pageOf("/coupons"),
  "what the search of the desk finds": () => pageOf("/search?search=Ғафурзода"),
  "the report that the partner reads with its live key": async () =>
    (await api.as()(partnerReport, { query: DAYS, headers: bearer(SERVER_KEYS.live) })).data,
  "what operators measure": async () =>
    (await api.service.metrics.registry.metrics())
      .split("\n")
      .filter((line) => /^(?:payments|policies|fiscal|webhooks|outbox|files|quota)/.test(line)),
  // To be sure of the lists that nobody has thought of.
  "all rows outside of the tables of tests": async () => {
    const tables = await rowsOf<{ name: string }>(
      api.service.db,
      sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        and relname not in ('rate_limit', 'quota_use', 'staff_session', 'idempotency') order by relname`,
    );
    const digests = tables.map(({ name }) =>
      rowsOf(
        api.service.db,
        sql`select ${name}::text as name, count(*)::int, md5(string_agg(row::text, ',' order by row::text)) as digest
          from ${sql.identifier(name)} as row`,
      ),
    );
    return (await Promise.all(digests)).flat();
  },
};

const readLists = async () => {
  const read = new Map<string, unknown>();
  for (const [name, list] of Object.entries(LISTS)) read.set(name, await list());
  return read;
};

let before: Map<string, unknown>;
let after: Map<string, unknown>;
let bought: Awaited<ReturnType<typeof buyByTestKey>>;
const visitor = "a-visitor-of-the-agency";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "test-keys-"));
  const file = join(folder, "providers.json");
  await writeFile(file, JSON.stringify(fakes.settings));
  systems = await aWebhookReceiver(() => SECRET);
  api = await aService({
    ...DESK_SETTINGS,
    SANDBOX: "off",
    PAYMENT_PROVIDERS_FILE: file,
    PAYMENTS_URL: paymentsUrl,
    PAYMENT_OPERATORS_BOX: "dc,payler",
    WEBHOOK_URL: `${systems.url}/insurer`,
    WEBHOOK_SECRET: SECRET,
  });
  await addPartners(api.service, [
    {
      code: "SAFAR",
      keys: ["pk_live_agency", "pk_test_agency"],
      origins: ["https://agency.example"],
      returnPages: ["https://agency.example/"],
      serverSecrets: Object.values(SERVER_KEYS),
      webhook: { url: `${systems.url}/SAFAR`, secret: SECRET },
      withdrawn: false,
    },
  ]);
  // A signature holds for five minutes around the receiver's own time.
  api.pass(Date.now() - api.service.now().getTime());
  await createCoupon(api.service, {
    code: "ONCE",
    kind: "percent",
    value: 10,
    productCodes: [],
    validFrom: "2026-01-01",
    validTo: "2099-12-31",
    useLimit: 1,
  });
  desk = deskBrowser(api);
  const roles = ["cashier", "support", "claims", "pricing", "administrator"] as const;
  ({ Cookie } = await desk.signedIn(...roles));
  before = await readLists();
  const send = api.asTest(visitor);
  await startOrder({ ...api, service: api.tests }, send, "payler");
  await buyByTestKey(send, { coupon: "ONCE" });
  bought = await buyByTestKey(send);
  await send(registerClaim, {
    body: {
      fullName: "Ғафурзода Ҷаҳонгир",
      policyNumber: bought.number,
      note: "Потерялся чемодан в аэропорту.",
      phone: "992921234567",
      email: "jahongir@example.tj",
      channel: "front",
    },
  });
  await send(requestCallback, { body: { phone: "992921110077", type: "back_call" } });
  await cancelPolicyFor(api.tests, bought.number, aCommand());
  for (const service of [api.service, api.tests]) {
    await sendWebhooks(service);
    await sendWebhooks(service);
  }
  after = await readLists();
});
afterAll(async () => {
  await api.close();
  systems.close();
  await fakes.close();
  await new Promise((done) => server.close(done));
  await rm(folder, { recursive: true, force: true });
});

describe("what a test key buys", () => {
  it("is paid at the pretend bank, whatever providers are set, and is a specimen with a number of its own series", async () => {
    expect(bought.redirectUrl).toMatch(`${paymentsUrl}${TEST_PATH}/sandbox/bank/dc/`);
    expect(isTestPolicyNumber(bought.number)).toBe(true);
    const send = api.asTest(visitor);
    const { data } = await send(paymentContract, { params: { id: bought.paymentId } });
    expect(data).toMatchObject({ status: "paid", policyNumber: bought.number });
    const paper = await send(policyDocument, { params: { policyNumber: bought.number } });
    expect(paper.status).toBe(200);
  });

  it("is registered at no till and uses no promo code up", async () => {
    const { db } = api.tests;
    expect(await db.$count(fiscalReceipt)).toBe(0);
    expect(await db.$count(couponUse, sql`${couponUse.usedAt} is not null`)).toBe(0);
    const [row] = await api.service.db.select().from(coupon).where(eq(coupon.code, "ONCE"));
    expect(row?.usedCount).toBe(0);
  });

  it("is told to the partner alone, marked", () => {
    const told = systems.received.map(({ to, type }) => `${to} ${type}`);
    expect(told).toEqual(["SAFAR policy.sold", "SAFAR policy.sold", "SAFAR policy.cancelled"]);
    for (const event of systems.received) expect(event).toMatchObject({ livemode: false });
  });

  it("is in the report of the test secret, and a secret of one kind opens nothing of the other", async () => {
    const read = async (send: Send, secret: string) =>
      send(partnerReport, { query: DAYS, headers: bearer(secret) });
    const { data } = await read(api.asTest(), SERVER_KEYS.test);
    expect(data).toMatchObject({ livemode: false, totals: [{ sales: 2, cancellations: 1 }] });
    expect((await read(api.asTest(), SERVER_KEYS.live)).status).toBe(401);
    expect((await read(api.as(), SERVER_KEYS.test)).status).toBe(401);
  });

  it("is a test policy to whoever checks its number, and nothing else of it is seen outside", async () => {
    const body = { policyNumber: bought.number };
    const inside = await api.asTest()(checkPolicy, { body });
    expect(inside.data).toMatchObject({ policyNumber: bought.number, isTest: true });
    const live = api.as(visitor);
    const outside = await live(checkPolicy, { body });
    expect(outside).toMatchObject({ status: 422, data: { code: "testPolicy" } });
    const params = { id: bought.paymentId, policyNumber: bought.number };
    expect((await live(paymentContract, { params })).status).toBe(404);
    expect((await live(policyDocument, { params })).status).toBe(404);
  });

  it("is looked at at the desk where test data is chosen", async () => {
    expect(await desk.read(`${TEST_PATH}/policies`, Cookie)).toContain(bought.number);
    expect(await desk.read(`${TEST_PATH}/search?search=${bought.number}`, Cookie)).toContain(
      "nothing was sold",
    );
    expect(await desk.read(`${TEST_PATH}/partners`, Cookie)).toContain("notFound");
  });

  it("is told apart in the record of what people of the insurer did, whose chain holds the mark", async () => {
    const worker = await desk.signedIn("support");
    const asked = await api.as()(requestCallback, {
      body: { phone: "992921110088", type: "back_call" },
    });
    const call = String(asked.data.id);
    await desk.post(`/calls/${call}`, decision({ command: "take" }), worker);
    await desk.post(
      `${TEST_PATH}/policies/${bought.number}`,
      decision({ command: "sendAgain" }),
      worker,
    );
    const auditor = await desk.signedIn("auditor");
    const page = await desk.read("/audit", auditor.Cookie);
    const rowOf = (subject: string) =>
      page.split("<tr>").find((row) => row.includes(`${subject}<`)) ?? "";
    const tested = rowOf(`policy:${bought.number}`);
    expect(tested).toContain(`href="${TEST_PATH}/policies/${bought.number}?`);
    expect(tested).toContain(">Test data<");
    expect(rowOf(`call:${call}`)).toContain("Call taken");
    expect(rowOf(`call:${call}`)).not.toContain("Test data");
    const { db } = api.service;
    const whole = await verifyAuditChain(db);
    expect(whole.brokenAt).toBeUndefined();
    const [marked] = await desk.eventsOf(`policy:${bought.number}`);
    await db.execute(sql`alter table audit_event disable trigger audit_event_new_only`);
    await db
      .update(auditEvent)
      .set({ isTest: false })
      .where(eq(auditEvent.id, marked?.id ?? ""));
    expect(await verifyAuditChain(db)).toMatchObject({ brokenAt: marked?.position });
  });
});

describe("as it was before a test key bought, was refused, claimed, asked for a call and had a policy cancelled", () => {
  it.each(Object.keys(LISTS))("%s", (name) => {
    expect(after.get(name)).toBeDefined();
    expect(after.get(name)).toEqual(before.get(name));
  });
});

describe("a live sale", () => {
  it("is not seen with a test key", async () => {
    const send = api.as(visitor);
    const sold = await startOrder(api, send, "payler");
    const params = { id: sold.paymentId };
    expect((await send(paymentContract, { params })).status).toBe(200);
    expect((await api.asTest(visitor)(paymentContract, { params })).status).toBe(404);
  });

  it("is offered by what a test cannot change", async () => {
    await expect(api.tests.db.update(coupon).set({ useLimit: 5 })).rejects.toMatchObject({
      cause: { message: `${getTableName(coupon)} is not changed by a test` },
    });
  });
});

describe("a letter of a test", () => {
  type Sent = Pick<Parameters<MessageSender["send"]>[0], "recipient" | "subject" | "body">;

  it("goes to a mailbox of the partner alone, as a specimen, and no SMS goes anywhere", async () => {
    const sent: Sent[] = [];
    const spy: MessageSender = {
      ...sandboxSender,
      send: async (message) => {
        sent.push(message);
      },
    };
    const own = "qa@mail.agency.example";
    await buyByTestKey(api.asTest(), { email: own });
    const senders = createTestSenders(api.tests, { mail: spy, sms: spy });
    for (const channel of ["mail", "sms"] as const) {
      await dispatchMessages({ ...api.tests, senders }, channel);
    }
    expect(sent.map(({ recipient }) => recipient)).toEqual([own]);
    expect(sent[0]?.subject).toMatch(/^ОБРАЗЕЦ, НЕ ДЕЙСТВУЕТ /);
    expect(sent[0]?.body).toMatch(/^Это образец/);
    const refused = await api.tests.db.select().from(outbox).where(eq(outbox.state, "failed"));
    expect(new Set(refused.map(({ lastFailure }) => lastFailure))).toEqual(
      new Set([TEST_RECIPIENT]),
    );
  });
});

it("is over after a while, with all that belongs to it", async () => {
  await sweepTests(api.tests);
  expect(await api.tests.db.$count(policy)).toBeGreaterThan(0);
  const sold = await api.service.db.$count(order);
  api.pass((TEST_DAYS + 1) * DAY_MS);
  await sweepTests(api.tests);
  expect(await api.tests.db.$count(order)).toBe(0);
  expect(await api.tests.db.$count(policy)).toBe(0);
  expect(await api.service.db.$count(order)).toBe(sold);
});
