import { and, eq, ne } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reconciliation, reconciliationItem } from "#src/platform/database/schema/reports.ts";
import { getToday } from "#src/platform/platform.ts";
import { notify, pressAtBank, type StartedOrder, startOrder } from "#src/testing/a-payment.ts";
import type { TestService } from "#src/testing/a-service.ts";
import { type DeskBrowser, decision, openDesk } from "#src/testing/desk-browser.ts";

const SALES = 12;
const PAGE = "/registers/statements";
let api: TestService;
let browser: DeskBrowser;
let month: string;
let sales: readonly StartedOrder[];
beforeAll(async () => {
  ({ api, browser } = await openDesk());
  month = getToday(api.service).slice(0, 7);
  const sold: StartedOrder[] = [];
  for (let sale = 0; sale < SALES; sale += 1) {
    const started = await startOrder(api, api.as());
    await pressAtBank(api, started, "pay");
    sold.push(started);
  }
  // Money that bought nothing is in the statement too.
  const wrong = await startOrder(api, api.as());
  await notify(api, wrong, { amount: wrong.amount + 5 });
  sales = [...sold, { ...wrong, amount: wrong.amount + 5 }];
  // Payments of another operator are not compared.
  await pressAtBank(api, await startOrder(api, api.as(), "payler"), "pay");
});
afterAll(() => api.close());

const toLine = ({ reference, amount }: StartedOrder) =>
  `28.11.2026;${reference};"${amount.toFixed(2).replace(".", ",")}"`;
const statement = (lines: readonly string[]) => ["Дата;Операция;Сумма", ...lines].join("\r\n");

/** Uploads a statement; returns the address of the page that shows it. */
async function upload(Cookie: string, content: string | Uint8Array<ArrayBuffer>, of = month) {
  const form = new FormData();
  const fields = { ...decision(), operator: "dc", month: of };
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append("file", new File([content], "выписка.csv"));
  const headers = { Cookie, Origin: "http://localhost:3999", "Accept-Language": "en" };
  const response = await browser.desk.request(PAGE, { method: "POST", headers, body: form });
  return response.headers.get("location") ?? "";
}

const send = async (path: string, fields: Record<string, string>, Cookie: string) => {
  const response = await browser.post(path, { ...decision(), ...fields }, { Cookie });
  return response.headers.get("location") ?? "";
};

const openItems = (id: string) =>
  api.service.db
    .select()
    .from(reconciliationItem)
    .where(
      and(eq(reconciliationItem.reconciliationId, id), ne(reconciliationItem.kind, "matched")),
    );

describe("a statement of an operator", () => {
  it("is compared with the payments after its columns were chosen once, and finds seven planted differences", async () => {
    const { Cookie } = await browser.signedIn("cashier");
    const path = await upload(Cookie, statement(sales.map(toLine)));
    const page = path.split("?")[0] ?? "";
    expect(await browser.read(page, Cookie)).toContain("Columns of the statement");
    const columns = { referenceColumn: "Операция", amountColumn: "Сумма", dayColumn: "Дата" };
    await send(page, { command: "columns", ...columns }, Cookie);
    const id = page.split("/").at(-1) ?? "";
    expect(await openItems(id)).toEqual([]);
    expect(await browser.read(page, Cookie)).toContain(`Matched: ${sales.length}`);

    const lines = sales.map(toLine);
    const changed = sales.map((sale, index) =>
      index === 1
        ? { ...sale, amount: sale.amount + 0.01 }
        : index === 2
          ? { ...sale, amount: sale.amount * 100 }
          : sale,
    );
    const planted = [
      ...changed.map(toLine).filter((_, index) => index !== 3 && index !== 4),
      lines[5] ?? "",
      "28.11.2026;UNKNOWN;75,00",
      "28.11.2026;BROKEN;семьдесят пять",
    ];
    expect((await upload(Cookie, statement(planted))).split("?")[0]).toBe(page);
    const kinds = (await openItems(id)).map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual([
      ...["differing", "differing", "oursOnly", "oursOnly"],
      ...["theirsOnly", "theirsOnly", "theirsOnly"],
    ]);
    expect(await browser.read(page, Cookie)).toContain("repeated");
    expect(await browser.read(PAGE, Cookie)).toContain("Open lines: 7");
  });

  it("is closed by two people after every line has its action, and not changed afterwards", async () => {
    const [first, second] = [await browser.signedIn("cashier"), await browser.signedIn("cashier")];
    const [{ id } = { id: "" }] = await api.service.db.select().from(reconciliation);
    const page = `${PAGE}/${id}`;
    const close = { command: "closeMonth", reason: "November" };
    expect(await send(page, close, first.Cookie)).toContain("problem=itemsOpen");
    for (const item of await openItems(id)) {
      const action = { item: item.id, action: "operatorError", reason: "Asked by phone" };
      await send(page, { command: "closeItem", ...action }, first.Cookie);
    }
    // Matching again keeps what was decided.
    await send(page, { command: "match" }, first.Cookie);
    expect((await openItems(id)).filter(({ closedBy }) => closedBy === null)).toEqual([]);
    await send(page, close, first.Cookie);
    const [, proposal = ""] =
      /action="(\/proposals\/[^"?]+)/.exec(await browser.read(page, second.Cookie)) ?? [];
    const confirm = { command: "confirm", reason: "Compared" };
    expect(await send(proposal, confirm, first.Cookie)).toContain("problem=proposalSecondPerson");
    await send(proposal, confirm, second.Cookie);
    const [closed] = await api.service.db.select().from(reconciliation);
    expect(closed).toMatchObject({ closedBy: first.name, confirmedBy: second.name });
    expect(await upload(first.Cookie, statement([]).concat("\r\n1;2;3"))).toContain(
      "problem=monthClosed",
    );
    expect(await send(page, { command: "match" }, first.Cookie)).toContain("problem=monthClosed");
    expect(await browser.actionsOn(`reconciliation:${id}`)).toEqual([
      "statement.columns",
      ...Array.from({ length: 7 }, () => "statement.closeItem"),
      "statement.match",
      "monthClosing.propose",
      "monthClosing.confirm",
    ]);
  });

  it("is refused if it is no table, or of no month", async () => {
    const { Cookie } = await browser.signedIn("cashier");
    expect(await upload(Cookie, "x", "2026-10")).toContain("problem=statementUnreadable");
    expect(await upload(Cookie, statement(sales.map(toLine)), "2026-13")).toContain("problem=");
    const { Cookie: auditor } = await browser.signedIn("auditor");
    expect(await browser.read(PAGE, auditor)).not.toContain("<h2>Upload a statement");
  });
});
