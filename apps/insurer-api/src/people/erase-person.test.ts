import { randomUUID } from "node:crypto";
import { DAY_MS } from "@sughurta/domain";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyAuditChain } from "#src/desk/audit/audit-chain.ts";
import { removeExpired } from "#src/main/retention.ts";
import { order, payment, policy } from "#src/platform/database/schema/sales.ts";
import { claim } from "#src/platform/database/schema/service.ts";
import { queryRows } from "#src/platform/database/sql.ts";
import { enterOrderSteps } from "#src/reports/funnel/order-steps.ts";
import { enterPremiums } from "#src/reports/premiums/premium-entries.ts";
import { aDesk } from "#src/testing/a-desk.ts";
import { notify, pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import type { TestService } from "#src/testing/a-service.ts";
import { type DeskBrowser, decision, openDesk, toForm } from "#src/testing/desk-browser.ts";
import { pdfPages } from "#src/testing/pdf-pages.ts";
import { countRows, erasedFileRemoval } from "./erase-person.ts";
import { exportPerson } from "./export-person.ts";
import { findPeople, loadScope, type PersonScope } from "./find-people.ts";
import { PERSONAL_TABLES } from "./personal-tables.ts";
import { planErasure } from "./plan-erasure.ts";
import { aWholePerson, INSURED, PERSONAL_VALUES, WHOLE_PERSON } from "./testing/a-whole-person.ts";

const YEAR_MS = 366 * DAY_MS;
const SYSTEMS = {
  WEBHOOK_URL: "https://systems.example/events",
  WEBHOOK_SECRET: "the secret of the insurer's own systems",
};

/**
 * Tables without data of customers: catalogue and prices, content, staff, amounts by number, random ids and hashes. A new
 * table is either here or in {@link PERSONAL_TABLES}.
 */
const FREE_TABLES: ReadonlySet<string> = new Set([
  ...["product", "product_price", "tariff", "currency_rate", "coupon", "coupon_use", "state_edge"],
  ...["content_item", "content_version", "content_file", "content_seed"],
  ...["staff", "staff_session", "staff_passkey", "staff_used_challenge", "staff_role_change"],
  ...["saved_view", "assignment", "audit_event", "staff_sale"],
  ...["partner", "partner_key", "partner_share", "sanctions_list", "sanctions_entry"],
  ...["policy_cancellation", "instalment", "instalment_notice", "renewal_reminder"],
  ...["fiscal_receipt", "correction_refund", "activation_ticket", "payment_rest"],
  ...["premium_entry", "premium_day", "premium_check", "statement_layout", "export_delivery"],
  ...["funnel_day", "funnel_partner_day", "rate_limit", "visitor_session", "ended_visitor"],
  ...["heartbeat", "migration"],
  ...["database_mark", "database_restore"],
  // References of payments at the sandbox bank.
  "sandbox_bank_session",
  // Encrypted; only its token finds a row, which expires within minutes.
  "partner_prefill",
  // Closed by the erasure itself.
  "person_request",
]);

let api: TestService;
let browser: DeskBrowser;
beforeAll(async () => {
  ({ api, browser } = await openDesk(SYSTEMS));
});
afterAll(() => api.close());

interface Column {
  readonly table: string;
  readonly column: string;
}

/** Columns that can contain text. */
const textColumns = () =>
  queryRows<Column>(
    api.service.db,
    sql`select columns.table_name as "table", column_name as "column"
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where columns.table_schema = 'public' and table_type = 'BASE TABLE'
        and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea')`,
  );

/** Tables of which a row contains one of the texts, in any column; tables of jobs too. */
async function tablesWith(values: readonly string[]): Promise<string[]> {
  const { db } = api.service;
  const tables = await queryRows<{ schema: string; name: string }>(
    db,
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    for (const value of values) {
      const [row] = await queryRows<{ count: number }>(
        db,
        sql`select count(*)::int as count from ${table} as stored where position(lower(${value}) in lower(to_jsonb(stored)::text)) > 0`,
      );
      if ((row?.count ?? 0) > 0) found.push(`${name}: ${value}`);
    }
  }
  return found;
}

async function storedFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for await (const name of api.service.store.writtenBefore(new Date("2100-01-01"))) {
    files.set(name, Buffer.from(await api.service.store.read(name)).toString("utf8"));
  }
  return files;
}

async function scopeOfPhone(phone: string): Promise<PersonScope> {
  const [person] = await findPeople(api.service.db, phone, randomUUID());
  if (!person) throw new Error("No person has this phone");
  return loadScope(api.service, phone, person);
}

/** Opens a request at the desk; returns its page. */
async function openRequest(phone: string, Cookie: string): Promise<string> {
  const opened = await browser.post("/people", decision({ phone }), { Cookie });
  return (opened.headers.get("Location") ?? "").split("?")[0] ?? "";
}

/** Proposes an erasure at the desk; another administrator confirms it. Returns the address after the decision. */
async function eraseAtDesk(phone: string, person?: string): Promise<string> {
  const first = await browser.signedIn("administrator");
  const second = await browser.signedIn("administrator");
  const page = await openRequest(phone, first.Cookie);
  const shown = await browser.read(`${page}${person ? `?person=${person}` : ""}`, first.Cookie);
  const key = person ?? toForm(shown, "person").person ?? "";
  const sent = await browser.post(page, decision({ command: "erase", person: key }), first);
  if (sent.headers.get("Location")?.includes("problem")) return sent.headers.get("Location") ?? "";
  const proposed = await browser.read(`${page}?person=${key}`, second.Cookie);
  const [, action = ""] = /action="(\/proposals\/[^"?]+)/.exec(proposed) ?? [];
  const own = await browser.post(action, decision({ command: "confirm" }), first);
  expect(own.headers.get("Location")).toContain("problem=proposalSecondPerson");
  const confirmed = await browser.post(action, decision({ command: "confirm" }), second);
  return confirmed.headers.get("Location") ?? "";
}

describe("tables with personal data", () => {
  it("are all listed, with every column that can contain text", async () => {
    const unknown = (await textColumns()).filter(({ table, column }) => {
      const known = PERSONAL_TABLES.find((one) => one.table === table);
      if (!known) return !FREE_TABLES.has(table);
      if (known.erase === "delete") return false;
      const { erase, keeps = [] } = known;
      const erased = Object.keys(erase({ id: "", owner: "", label: "" }));
      return ![...erased, ...keeps].includes(column);
    });
    expect(unknown).toEqual([]);
  });
});

describe("the erasure of a person", () => {
  let whole: Awaited<ReturnType<typeof aWholePerson>>;
  let before: Map<string, string>;
  let money: readonly unknown[];

  /** Sales, the premium register, and the money of payments. */
  const moneyRows = async () => {
    const { db } = api.service;
    return [
      await queryRows<unknown>(
        db,
        sql`select policy.number, policy.start_date, policy.end_date, policy.amount_diram, payment.id, payment.amount_diram, payment.reference, payment.state
          from policy join payment on payment.order_id = policy.order_id order by 1, 5`,
      ),
      await queryRows<unknown>(
        db,
        sql`select * from premium_movement order by policy_number, source`,
      ),
      await queryRows<unknown>(db, sql`select * from premium_entry order by position`),
      await queryRows<unknown>(db, sql`select * from premium_day order by 1, 2, 3, 4, 5`),
      await queryRows<unknown>(
        db,
        sql`select payment_id, received_diram, refunded_diram, kept_diram from payment_money order by 1`,
      ),
    ];
  };

  beforeAll(async () => {
    whole = await aWholePerson(api);
    await enterPremiums(api.service);
    await enterOrderSteps(api.service);
  });

  it("is tried with a row in every table with personal data", async () => {
    const scope = await scopeOfPhone(WHOLE_PERSON.phone);
    const empty: string[] = [];
    for (const { table, rows } of PERSONAL_TABLES) {
      const [found] = await queryRows<{ count: number }>(
        api.service.db,
        sql`select count(*)::int as count from ${sql.identifier(table)} where ${rows(scope)}`,
      );
      if ((found?.count ?? 0) === 0) empty.push(table);
    }
    expect(empty).toEqual([]);
  });

  it("gives a copy first, without the data of other people", async () => {
    const scope = await scopeOfPhone(WHOLE_PERSON.phone);
    const text = JSON.stringify(await exportPerson(api.service, scope, "en"));
    const { plate, vin, ...given } = WHOLE_PERSON;
    const missing = Object.values(given).filter((value) => !text.includes(value));
    expect(missing).toEqual([]);
    expect(text).toContain("С•••••• Л.");
    expect(text).not.toContain(INSURED.name);
    expect(text).not.toContain(INSURED.birthDate);
    expect(text).not.toContain("storedAs");
  });

  it("sends the copy for a reason, and records it by the id of the request", async () => {
    const { Cookie } = await browser.signedIn("administrator");
    const page = await openRequest(WHOLE_PERSON.phone, Cookie);
    const { person = "" } = toForm(await browser.read(page, Cookie), "person");
    const ask = (fields: Readonly<Record<string, string>>) =>
      browser.post(`${page}/file`, decision({ person, language: "tg", ...fields }), { Cookie });
    const without = await ask({ format: "json", reason: " " });
    expect(without.headers.get("Location")).toContain("problem=reasonMissing");
    const json = await ask({ format: "json" });
    expect(json.headers.get("Cache-Control")).toBe("no-store");
    expect(await json.text()).toContain(WHOLE_PERSON.lastName);
    const pdf = await ask({ format: "pdf" });
    const [first] = await pdfPages(new Uint8Array(await pdf.arrayBuffer()));
    expect(first?.letters).toContain(WHOLE_PERSON.lastName);
    const subject = `person:${page.split("/").at(-1)}`;
    expect(await browser.actionsOn(subject)).toEqual([
      "person.open",
      "person.export",
      "person.export",
    ]);
  });

  it("is refused while a policy is in force or a payment runs, and names the reasons", async () => {
    const scope = await scopeOfPhone(WHOLE_PERSON.phone);
    const { blocks } = await planErasure(api.service, scope);
    expect(new Set(blocks.map(({ kind }) => kind))).toEqual(
      new Set(["policyInForce", "runningPayment"]),
    );
    expect(await eraseAtDesk(WHOLE_PERSON.phone)).toContain("problem=personBlocked");
  });

  it("keeps money and policies for five years after the contract, and erases the rest", async () => {
    await aDesk(api).shown(api.asUser(whole.userId), whole.bought.paymentId);
    await api.service.db
      .update(payment)
      .set({ state: "closed" })
      .where(eq(payment.id, whole.qr.paymentId));
    api.pass(3 * YEAR_MS);
    const scope = await scopeOfPhone(WHOLE_PERSON.phone);
    const { blocks, kept, scope: erasable } = await planErasure(api.service, scope);
    expect(blocks).toEqual([]);
    expect(kept.map(({ subject }) => subject)).toContain(`policy:${whole.number}`);
    expect(erasable.policies).toEqual([]);
    expect((await countRows(api.service.db, erasable)).get("account")).toBeGreaterThan(0);
  });

  it("leaves none of the person's texts in any table or file", async () => {
    before = await storedFiles();
    money = await moneyRows();
    api.pass(5 * YEAR_MS);
    expect(await eraseAtDesk(WHOLE_PERSON.phone)).not.toContain("problem");
    await api.work(erasedFileRemoval);
    expect(await tablesWith(PERSONAL_VALUES)).toEqual([]);
    const files = await storedFiles();
    expect(before.size - files.size).toBe(4);
    const read = [...files].filter(([, content]) =>
      PERSONAL_VALUES.some((value) => content.includes(value)),
    );
    expect(read).toEqual([]);
  });

  it("keeps amounts, dates and numbers under one random pseudonym", async () => {
    const { db } = api.service;
    expect(await moneyRows()).toEqual(money);
    const [sold] = await db.select().from(policy).where(eq(policy.number, whole.number));
    const [ordered] = await db.select().from(order).where(eq(order.id, whole.bought.orderId));
    const [claimed] = await db.select().from(claim).where(eq(claim.id, whole.claimId));
    const pseudonym = sold?.holder.pseudonym;
    expect(pseudonym).toMatch(/^[0-9a-f-]{36}$/);
    expect(ordered?.holder.pseudonym).toBe(pseudonym);
    const owners = new Set([sold?.owner, ordered?.owner, claimed?.owner]);
    expect(owners).toEqual(new Set([`visitor:left-${pseudonym}`]));
  });

  it("leaves the other people of a policy as they are", async () => {
    const { db } = api.service;
    const [sold] = await db.select().from(policy).where(eq(policy.number, whole.number));
    const [ordered] = await db.select().from(order).where(eq(order.id, whole.bought.orderId));
    expect(sold?.lifeAssured).toEqual([INSURED.name]);
    expect(JSON.stringify(ordered?.details)).toContain(INSURED.birthDate);
  });

  it("breaks neither the audit chain nor the invariants of money", async () => {
    expect((await verifyAuditChain(api.service.db)).brokenAt).toBeUndefined();
    expect(await aDesk(api).brokenRules()).toEqual([]);
  });

  it("is not undone by a late report of a payment", async () => {
    await notify(api, whole.bought, { eventId: "late" });
    expect(await tablesWith(PERSONAL_VALUES)).toEqual([]);
  });

  it("is harmless when it is asked for again", async () => {
    const { Cookie } = await browser.signedIn("administrator");
    const again = await browser.post("/people", decision({ phone: WHOLE_PERSON.phone }), {
      Cookie,
    });
    expect(again.headers.get("Location")).toContain("problem=personUnknown");
  });

  it("draws no new document of an erased policy", async () => {
    const { Cookie } = await browser.signedIn("support");
    const page = await browser.desk.request(`/policies/${whole.number}`, { headers: { Cookie } });
    expect(page.status).toBe(200);
    await browser.post(`/personal/policy/${whole.number}`, decision(), { Cookie });
    const document = await browser.desk.request(`/policies/${whole.number}/document`, {
      headers: { Cookie },
    });
    expect(document.status).toBe(404);
  });
});

describe("a phone that two people share", () => {
  const PHONE = "992907770322";
  const mother = { lastName: "Меҳрангезова", firstName: "Нозанин", docNumber: "66442211" };
  const son = { lastName: "Меҳрангезов", firstName: "Рустамшо", docNumber: "66442299" };

  it("leaves the second person untouched", async () => {
    const { db } = api.service;
    for (const person of [mother, son]) {
      const started = await startOrder(api, api.as(), "dc", { ...person, phoneNumber: PHONE });
      await pressAtBank(api, started, "pay");
    }
    api.pass(8 * YEAR_MS);
    await removeExpired(api.service);
    const rowsOfSon = () =>
      db.select().from(policy).where(sql`${policy.holder} ->> 'lastName' = ${son.lastName}`);
    const earlier = await rowsOfSon();
    expect(earlier).toHaveLength(1);
    const { Cookie } = await browser.signedIn("administrator");
    const page = await openRequest(PHONE, Cookie);
    const id = page.split("/").at(-1) ?? "";
    const people = await findPeople(db, PHONE, id);
    expect(people.map(({ fullName }) => fullName).sort()).toEqual([
      "Меҳрангезов Рустамшо",
      "Меҳрангезова Нозанин",
    ]);
    expect(await browser.read(page, Cookie)).toContain("Several people use this phone");
    await eraseByPhone(PHONE, mother.lastName);
    expect(await tablesWith([mother.lastName, mother.docNumber])).toEqual([]);
    expect(await rowsOfSon()).toEqual(earlier);
  });

  /** Proposes and confirms the erasure of one of several people. */
  async function eraseByPhone(phone: string, lastName: string): Promise<void> {
    const first = await browser.signedIn("administrator");
    const second = await browser.signedIn("administrator");
    const page = await openRequest(phone, first.Cookie);
    const people = await findPeople(api.service.db, phone, page.split("/").at(-1) ?? "");
    const person = people.find(({ fullName }) => fullName.startsWith(`${lastName} `))?.key ?? "";
    await browser.post(page, decision({ command: "erase", person }), first);
    const shown = await browser.read(`${page}?person=${person}`, second.Cookie);
    const [, action = ""] = /action="(\/proposals\/[^"?]+)/.exec(shown) ?? [];
    const done = await browser.post(action, decision({ command: "confirm" }), second);
    expect(done.headers.get("Location")).not.toContain("problem");
  }
});
