import { partnerReport } from "@sughurta/contracts/partner";
import { payment as paymentContract } from "@sughurta/contracts/payment";
import { getTableName, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { coupon } from "#src/platform/database/schema/sales.ts";
import { rowsOf } from "#src/platform/database/sql.ts";
import { startOrder } from "#src/testing/a-payment.ts";
import {
  type Agency,
  bearer,
  openAgency,
  REPORT_DAYS,
  SERVER_KEYS,
  tryTestKey,
  VISITOR,
} from "./testing/open-agency.ts";

let agency: Agency;
let api: Agency["api"];
let before: Map<string, unknown>;
let after: Map<string, unknown>;
beforeAll(async () => {
  agency = await openAgency();
  ({ api } = agency);
  foundAddress = await agency.desk.searchAddress("Ғафурзода", agency.Cookie);
  before = await readLists();
  await tryTestKey(agency);
  after = await readLists();
});
afterAll(() => agency.close());

/** Address of one search result, since each search gets another address. */
let foundAddress: string;

/** Content of a desk page, without the decision ids of its forms. */
const pageOf = async (path: string) => {
  const page = await agency.desk.read(path, agency.Cookie);
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
  "what the search of the desk finds": () => pageOf(foundAddress),
  "the report that the partner reads with its live key": async () =>
    (await api.as()(partnerReport, { query: REPORT_DAYS, headers: bearer(SERVER_KEYS.live) })).data,
  "what operators measure": async () =>
    (await api.service.metrics.registry.metrics())
      .split("\n")
      .filter((line) => /^(?:payments|policies|fiscal|webhooks|outbox|files|quota)/.test(line)),
  // Covers lists that are not named above.
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

describe("unchanged after a purchase, a refusal, a claim, a callback request and a cancellation with a test key", () => {
  it.each(Object.keys(LISTS))("%s", (name) => {
    expect(after.get(name)).toBeDefined();
    expect(after.get(name)).toEqual(before.get(name));
  });
});

describe("a live sale", () => {
  it("is not visible with a test key", async () => {
    const send = api.as(VISITOR);
    const sold = await startOrder(api, send, "payler");
    const params = { id: sold.paymentId };
    expect((await send(paymentContract, { params })).status).toBe(200);
    expect((await api.asTest(VISITOR)(paymentContract, { params })).status).toBe(404);
  });

  it("uses data that test mode cannot change", async () => {
    await expect(api.tests.db.update(coupon).set({ useLimit: 5 })).rejects.toMatchObject({
      cause: { message: `${getTableName(coupon)} is not changed by a test` },
    });
  });
});
