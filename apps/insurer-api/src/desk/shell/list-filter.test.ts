import { registerClaim } from "@sughurta/contracts/claim";
import { formatDate } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { order, payment } from "#src/platform/database/schema/sales.ts";
import { aDesk } from "#src/testing/a-desk.ts";
import { beginCover } from "#src/testing/a-payment.ts";
import type { TestService } from "#src/testing/a-service.ts";
import { type DeskBrowser, decision, openDesk } from "#src/testing/desk-browser.ts";

let api: TestService;
let browser: DeskBrowser;
/** A sold policy, its payment, a refund of it and a claim, by list. */
let rows: Readonly<Record<string, string>>;
let day: string;
beforeAll(async () => {
  ({ api, browser } = await openDesk());
  const { orderId, paymentId } = await aDesk(api).wrongAmount(5);
  const { Cookie } = await browser.signedIn("cashier");
  await browser.post(`/payments/${paymentId}`, decision({ command: "accept" }), { Cookie });
  const [sold] = await aDesk(api).listPolicies(orderId);
  const number = sold?.number ?? "";
  const [refund] = await aDesk(api).listRefunds(paymentId);
  await beginCover(api, number);
  const body = { ...(registerClaim.examples.body as object), policyNumber: number };
  const { data } = await api.as()(registerClaim, { body });
  rows = {
    payments: `/payments/${paymentId}`,
    policies: `/policies/${number}`,
    refunds: `/refunds/${refund?.id}`,
    claims: `/claims/${data.id}`,
  };
  day = new Intl.DateTimeFormat("sv-SE", { timeZone: api.service.config.timeZone }).format(
    api.service.now(),
  );
});
afterAll(() => api.close());

const shows = async (list: string, query: string) => {
  const { Cookie } = await browser.signedIn("cashier", "claims", "support");
  return (await browser.read(`/${list}?show=all&${query}`, Cookie)).includes(
    `href="${rows[list]}?`,
  );
};

describe("a list of the desk", () => {
  it.each([
    ["payments", "operator=dc", "operator=alif"],
    ["payments", "state=paid", "state=closed"],
    ["payments", "product=FAM_KIDS", "product=none"],
    ["payments", "channel=site", "channel=partner"],
    ["payments", "least=1&most=9999", "least=9999"],
    ["policies", "state=inForce", "state=cancelled"],
    ["policies", "operator=dc", "operator=qr"],
    ["policies", "product=FAM_KIDS", "product=none"],
    ["policies", "channel=site", "channel=staff"],
    ["policies", "least=1,50", "most=1,50"],
    ["refunds", "operator=dc", "operator=qr"],
    ["refunds", "product=FAM_KIDS", "product=none"],
    ["refunds", "state=requested", "state=paid"],
    ["refunds", "least=5&most=5", "least=6"],
    ["claims", "product=FAM_KIDS", "product=none"],
    ["claims", "state=registered", "state=paid"],
  ])("%s keeps the rows of %s and not those of %s", async (list, kept, left) => {
    expect([await shows(list, kept), await shows(list, left)]).toEqual([true, false]);
  });

  it.each(["payments", "policies", "refunds", "claims"])("%s is filtered by day", async (list) => {
    expect(await shows(list, "from=2026-01-01")).toBe(true);
    expect(await shows(list, "to=2026-01-01")).toBe(false);
    expect(await shows(list, "from=2099-01-01")).toBe(false);
  });

  it("names the policy and masks the buyer of a refund", async () => {
    const { Cookie } = await browser.signedIn("cashier");
    const page = await browser.read("/refunds", Cookie);
    expect(page).toContain(rows.policies?.split("/").at(-1));
    expect(page).toMatch(/data-label="Buyer" >.•••••• .\.</);
  });

  it("ignores a filter that means nothing", async () => {
    expect(await shows("payments", "from=soon&least=many&mine=perhaps")).toBe(true);
  });

  it("keeps its filter in the form, in the tabs and in the address of the next page", async () => {
    const { Cookie } = await browser.signedIn("cashier");
    const page = await browser.read(`/payments?show=all&operator=dc&from=${day}`, Cookie);
    expect(page).toContain('<option value="dc" selected>');
    expect(page).toContain(`name="from" value="${formatDate(day)}"`);
    expect(page).toContain(`href="?lang=en&amp;from=${day}&amp;operator=dc"`);
  });

  it("shows product, order and the operator's number on the page of a payment", async () => {
    const { db } = api.service;
    const { Cookie } = await browser.signedIn("support");
    const id = rows.payments?.split("/").at(-1) ?? "";
    await db.update(payment).set({ reference: "PL-48120" }).where(eq(payment.id, id));
    const [bought] = await db
      .select({ id: order.id })
      .from(payment)
      .innerJoin(order, eq(order.id, payment.orderId))
      .where(eq(payment.id, id));
    const page = await browser.read(`/payments/${id}`, Cookie);
    expect(page).toContain("<dt>Product</dt>");
    expect(page).toContain("<dd>PL-48120</dd>");
    expect(page).toContain(`<dd>${bought?.id}</dd>`);
    // Support reads only.
    expect(page).not.toContain('<form method="post" action="/payments/');
  });
});

describe("a saved list", () => {
  it("belongs to one member of staff, opens the same rows, and can be removed", async () => {
    const [first, second] = [await browser.signedIn("cashier"), await browser.signedIn("cashier")];
    const query = "show=all&operator=dc";
    const view = { ...decision({ command: "save", name: "City" }), query };
    const saved = await browser.post("/views/payments", view, first);
    expect(saved.headers.get("location")).toBe(`/payments?${query}&lang=en`);
    const link = `<a href="/payments?show=all&amp;operator=dc&amp;lang=en" >City</a>`;
    expect(await browser.read("/payments", first.Cookie)).toContain(link);
    expect(await browser.read("/payments", second.Cookie)).not.toContain("City</a>");
    const opened = await browser.read(`/payments?${query}`, first.Cookie);
    const [, id = ""] = /name="view" value="([^"]+)"/.exec(opened) ?? [];
    await browser.post("/views/payments", decision({ command: "remove", view: id, query }), second);
    expect(await browser.read("/payments", first.Cookie)).toContain(link);
    await browser.post("/views/payments", decision({ command: "remove", view: id, query }), first);
    expect(await browser.read("/payments", first.Cookie)).not.toContain("City</a>");
  });

  it("stores nothing of an address but the filter", async () => {
    const { Cookie } = await browser.signedIn("cashier");
    const query = "operator=qr&found=sealed&problem=invalid&after=x";
    const view = decision({ command: "save", name: "QR", query });
    const saved = await browser.post("/views/payments", view, { Cookie });
    expect(saved.headers.get("location")).toBe("/payments?operator=qr&lang=en");
    expect((await browser.post("/views/staff", view, { Cookie })).status).toBe(404);
  });
});
