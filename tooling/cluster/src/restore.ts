import { randomUUID } from "node:crypto";
import { readdir, rm, utimes } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "@sughurta/bootstrap/free-port";
import { Buyer, boxOnSale, demoPolicy, pause, untilResponse } from "@sughurta/faults/buyer";
import { claimWithFile } from "@sughurta/faults/claim-file";
import { brokenInvariants } from "@sughurta/faults/invariants";
import { startArchivedDatabase } from "./archived-database.ts";
import { Cluster } from "./cluster.ts";
import { DeskMember } from "./desk-member.ts";
import { type OutsideWorld, startOutsideWorld } from "./outside-world.ts";
import type { Purchases } from "./purchases.ts";

const BEFORE = 8;
const OPEN = 3;
const AFTER = 4;
const LOST_DOCUMENTS = 2;
/** Longer than the interval of the marks by which a restored database is recognised. */
const MARKED_MS = 6_000;
/** Longer than a job needs that nothing holds. */
const QUIET_MS = 8_000;
const LIMIT_MS = 180_000;
const PAUSE_MS = 500;
/** Files that are younger may still get their row. */
const GRACE_MS = 2 * 3_600_000;

type Product = Awaited<ReturnType<typeof boxOnSale>>;

/** What the parts of the run find; each entry is a broken rule. */
class Findings {
  readonly faults: string[] = [];

  expect(what: string, found: unknown, wanted: unknown): void {
    const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
    console.log(`${a === b ? "ok   " : "FAULT"} ${what}: ${a}${a === b ? "" : `, not ${b}`}`);
    if (a !== b) this.faults.push(`${what}: ${a}, not ${b}`);
  }
}

async function until(what: string, isReached: () => Promise<boolean>): Promise<void> {
  for (const giveUpAt = Date.now() + LIMIT_MS; !(await isReached()); ) {
    if (Date.now() > giveUpAt) throw new Error(`Not reached: ${what}`);
    await pause(PAUSE_MS);
  }
}

/** Loses the database, restores it to an earlier minute, and compares it with what others know. */
export async function restoreToMinute(): Promise<Purchases> {
  const database = await startArchivedDatabase();
  const cluster = await Cluster.start(undefined, async () => database);
  const outside = await startOutsideWorld(cluster.folder);
  const findings = new Findings();
  const startedAt = performance.now();
  try {
    const deskPort = await freePort();
    const desk = `http://127.0.0.1:${deskPort}`;
    cluster.settings = {
      ...outside.settings,
      PAYMENT_ORIGINS: `${cluster.apiUrl},${outside.settings.PAYMENT_ORIGINS}`,
      DESK_PORT: String(deskPort),
      DESK_URL: desk,
    };
    await cluster.scale(1, 1);
    await database.backUp();
    const { count, queryNumber } = counting(cluster);

    const product = await boxOnSale(cluster.siteUrl);
    const before = await buy(cluster, outside, product, BEFORE);
    await claimWithFile(cluster.siteUrl, await demoPolicy(cluster.apiUrl));
    const open = await Promise.all(
      Array.from({ length: OPEN }, () => startPayment(cluster.siteUrl, product)),
    );
    await until("every document has its file", async () => (await openDocuments(count)) === 0);
    const heldEvents = await queryIds(cluster, "webhook_event", "delivered_at is null");
    const heldReceipts = await queryIds(cluster, "fiscal_receipt", "state <> 'registered'");
    const minute = await cluster.query("select clock_timestamp() as at");
    const moment = minute[0]?.at as Date;
    await pause(MARKED_MS);

    outside.accept(true);
    for (const { reference } of open) await outside.provider.finish(reference, "paid");
    for (const { buyer, paymentId } of open) await buyer.waitForOutcome(paymentId);
    const after = await buy(cluster, outside, product, AFTER);
    await until("what waited is delivered", async () => {
      const events = heldEvents.every((id) => outside.received.has(id));
      return events && heldReceipts.every((id) => outside.till.receipts.has(id));
    });
    await database.archive();
    for (const name of [...cluster.running("api"), ...cluster.running("site")]) {
      await cluster.kill(name);
    }
    const received = new Map(outside.received);
    const receipts = outside.till.receipts.size;
    await database.lose();

    await database.restoreTo(moment);
    const lost = await loseFiles(cluster);
    await cluster.scale(1, 1);
    const ready = await (await fetch(`${cluster.apiUrl}/readyz`)).text();
    findings.expect("readiness", ready, "ok, deliveries are held");
    findings.expect("restores", await cluster.query("select reason from database_restore"), [
      { reason: "behind" },
    ]);
    const numbers = (await cluster.query("select number from policy")).map(({ number }) => number);
    findings.expect(
      "policies of the time before that are missing",
      before.filter((number) => !numbers.includes(number)).length,
      0,
    );
    findings.expect(
      "policies of the time after that are there",
      after.filter((number) => numbers.includes(number)).length,
      0,
    );

    await until("open payments are found at the provider", async () => {
      const ids = open.map(({ paymentId }) => `'${paymentId}'`).join(",");
      return (
        (await queryNumber(
          `select count(*) as n from payment where state = 'paid' and id in (${ids})`,
        )) === OPEN
      );
    });
    const [again] = await buy(cluster, outside, product, 1);
    await until("an event of a new sale is delivered at once", async () => {
      const [event] = await queryIds(cluster, "webhook_event", `subject = 'policy:${again}'`);
      return event !== undefined && outside.received.has(event);
    });
    await pause(QUIET_MS);
    const heldNow = await queryIds(cluster, "webhook_event", "held");
    findings.expect("held events", heldNow, heldEvents);
    const resent = heldEvents.filter((id) => outside.received.get(id) !== received.get(id));
    findings.expect("held events that went out", resent.length, 0);
    findings.expect(
      "held receipts",
      await queryIds(cluster, "fiscal_receipt", "held"),
      heldReceipts,
    );

    await releaseAll(cluster, desk);
    await until(
      "what was held is delivered",
      async () =>
        (await count("webhook_event", "delivered_at is null")) +
          (await count("fiscal_receipt", "state <> 'registered'")) +
          (await count("outbox", "state <> 'sent'")) ===
        0,
    );
    const twice = heldEvents.filter(
      (id) => outside.received.get(id) !== (received.get(id) ?? 0) + 1,
    );
    findings.expect("released events that did not go out once", twice.length, 0);
    findings.expect("receipts at the till", outside.till.receipts.size, receipts + 1);

    console.log(await cluster.runCommand("files-command.ts"));
    await until("lost documents are drawn again", async () => (await openDocuments(count)) === 0);
    findings.expect("lost documents", lost, LOST_DOCUMENTS);
    findings.expect("rows and files that differ", await strayFiles(cluster), []);
    const { broken, sold } = await brokenInvariants(cluster);
    findings.expect("rules of the money that are broken", broken, []);
    findings.expect("sold", sold, BEFORE + OPEN + 1);
    const known = await cluster.query("select reference from payment where state = 'paid'");
    const references = new Set(known.map(({ reference }) => reference));
    const orphans = [...outside.provider.orders.values()].filter(
      ({ id, status }) => status === "paid" && !references.has(id),
    );
    findings.expect("payments that only the provider knows", orphans.length, AFTER);
    findings.expect(
      "failed jobs",
      await queryNumber("select count(*) as n from pgboss.job where state = 'failed'"),
      0,
    );
    const paid = before.length + OPEN + 1;
    const seconds = (performance.now() - startedAt) / 1_000;
    return { paid, perSecond: paid / seconds, p95Ms: 0, refused: 0, faults: findings.faults };
  } finally {
    await cluster.stop();
    await outside.close();
  }
}

function counting(cluster: Cluster) {
  const queryNumber = async (sql: string) => Number((await cluster.query(sql))[0]?.n);
  const count = (table: string, condition: string) =>
    queryNumber(`select count(*) as n from ${table} where ${condition}`);
  return { queryNumber, count };
}

type Count = ReturnType<typeof counting>["count"];

const openDocuments = (count: Count) =>
  count("pgboss.job", "name = 'documents' and state in ('created', 'retry', 'active')");

const queryIds = async (cluster: Cluster, table: string, condition: string) =>
  (await cluster.query(`select id from ${table} where ${condition} order by id`)).map(({ id }) =>
    String(id),
  );

/** A visitor with a payment that is open at the provider. */
async function startPayment(siteUrl: string, product: Product) {
  const buyer = await untilResponse(() => Buyer.arrive(siteUrl));
  const [saveKey, payKey] = [randomUUID(), randomUUID()];
  const orderId = await untilResponse(() => buyer.save(product, saveKey));
  const { paymentId, redirectUrl } = await untilResponse(() => buyer.pay(orderId, payKey));
  const session = new URL(redirectUrl).searchParams.get("session_id") ?? "";
  return { buyer, paymentId, reference: session.replace(/^s-/, "") };
}

/** Buys one after another; returns the numbers of the policies. */
async function buy(
  cluster: Cluster,
  { provider }: OutsideWorld,
  product: Product,
  count: number,
): Promise<readonly string[]> {
  const numbers: string[] = [];
  for (let sale = 0; sale < count; sale += 1) {
    const { buyer, paymentId, reference } = await startPayment(cluster.siteUrl, product);
    await provider.finish(reference, "paid");
    const state = await buyer.waitForOutcome(paymentId);
    if (state.status !== "paid" || !state.policyNumber) {
      throw new Error(`not paid: ${JSON.stringify(state)}`);
    }
    numbers.push(state.policyNumber);
  }
  return numbers;
}

const keptIn = (cluster: Cluster) => join(cluster.folder, "files/kept");

/** Loses the files of some documents, and lets all files be old enough to be compared; returns the number of lost ones. */
async function loseFiles(cluster: Cluster): Promise<number> {
  const rows = await cluster.query(
    `select stored_as as name from policy_document where stored_as is not null order by created_at limit ${LOST_DOCUMENTS}`,
  );
  for (const { name } of rows) await rm(join(keptIn(cluster), String(name)));
  const old = new Date(Date.now() - GRACE_MS);
  for (const name of await readdir(keptIn(cluster)))
    await utimes(join(keptIn(cluster), name), old, old);
  return rows.length;
}

/** Names that have a row without a file, or a file without a row. */
async function strayFiles(cluster: Cluster): Promise<readonly string[]> {
  const tables = ["policy_document", "claim_file", "content_file", "receipt", "resume_file"];
  const all = tables.map(
    (table) => `select stored_as as name from ${table} where stored_as is not null`,
  );
  const rows = new Set((await cluster.query(all.join(" union "))).map(({ name }) => String(name)));
  const files = new Set(await readdir(keptIn(cluster)));
  return [
    ...[...rows].filter((name) => !files.has(name)),
    ...[...files].filter((name) => !rows.has(name)),
  ];
}

/** Releases every kind at the desk; receipts need a second person. */
async function releaseAll(cluster: Cluster, desk: string): Promise<void> {
  const administrator = await DeskMember.signIn(desk, cluster.apiUrl, "administrator");
  const cashier = await DeskMember.signIn(desk, cluster.apiUrl, "cashier");
  const page = await administrator.read("/held");
  for (const [, kind = ""] of page.matchAll(/name="kind" value="(\w+)"/g)) {
    await administrator.press("/held", { command: "release", kind });
  }
  const open = await cashier.read("/held");
  for (const [, id = ""] of open.matchAll(/action="[^"]*\/proposals\/([\w-]+)/g)) {
    await cashier.press(`/proposals/${id}`, { command: "confirm" });
  }
}
