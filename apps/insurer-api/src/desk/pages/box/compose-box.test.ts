import { box, boxes, calculateBox, saveBox, seoBoxes } from "@sughurta/contracts/box";
import { contentPreview, PREVIEW_HEADER } from "@sughurta/contracts/content";
import { createPayment } from "@sughurta/contracts/payment";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productPrice } from "#src/platform/database/schema/prices.ts";
import { order, product } from "#src/platform/database/schema/sales.ts";
import { openProposals } from "#src/platform/two-people/proposals.ts";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import { payOrder } from "#src/testing/a-payment.ts";
import type { TestService } from "#src/testing/a-service.ts";
import { type DeskBrowser, decision, openDesk, toForm } from "#src/testing/desk-browser.ts";
import { pdfPages } from "#src/testing/pdf-pages.ts";

const COMPOSE = "/content/box/compose";
const SUBJECT = "content:box/aptechka";

let api: TestService;
let browser: DeskBrowser;
let first: { name: string; Cookie: string };
let second: { name: string; Cookie: string };
beforeAll(async () => {
  ({ api, browser } = await openDesk());
  first = await browser.signedIn("pricing", "editor");
  second = await browser.signedIn("pricing");
});
afterAll(() => api.close());

const inThree = (path: string, text: string) => ({
  [`${path}.ru`]: `${text} RU`,
  [`${path}.tg`]: `${text} TG`,
  [`${path}.en`]: `${text} EN`,
});

/** What a product manager types for a new box. */
const TYPED = {
  ...inThree("title", "First aid"),
  ...inThree("shortDesc", "Bandages and a doctor"),
  ...inThree("fullDesc", "One paragraph"),
  ...inThree("sale.terms.covers.0.text", "A cut"),
  ...inThree("sale.terms.covers.1.text", "A night in hospital"),
  ...inThree("sale.terms.exclusions.0", "Fights"),
  ...inThree("sale.terms.territory", "Tajikistan"),
  slug: "aptechka",
  productCode: "hlt_aid",
  categories: "zdorove",
  "sale.price": "75,50",
  "sale.isSale": "yes",
  "sale.prepaid": "6000",
  "sale.activeMonths": "6",
  "sale.insures": "people",
  "sale.insuredAges.from": "3",
  "sale.insuredAges.to": "60",
  "sale.terms.covers.0.payout.kind": "range",
  "sale.terms.covers.0.payout.from": "100",
  "sale.terms.covers.0.payout.sum": "900",
  "sale.terms.covers.1.payout.kind": "upTo",
  "sale.terms.covers.1.payout.sum": "200",
  "sale.terms.covers.1.payout.per": "day",
  "sale.terms.waitingDays": "5",
};

/** Opens the form, fills in fields, and presses a button. */
async function compose(
  fields: Readonly<Record<string, string | readonly string[]>>,
  { command = "draft", path = COMPOSE, by = first } = {},
) {
  const form = toForm(await browser.read(path, by.Cookie), "version");
  const sent = { ...form, reason: "A new product", ...fields, command };
  return browser.post(path, sent, { Cookie: by.Cookie });
}

async function confirm(by = second) {
  const [open] = await openProposals(api.service.db, { kind: "box" });
  return browser.post(`/proposals/${open?.id}`, decision({ command: "confirm" }), {
    Cookie: by.Cookie,
  });
}

const onSite = (headers = {}) =>
  api.as()(box, { params: { slug: "aptechka" }, language: "en", headers });
const getOrder = (changes: Parameters<typeof aBoxOrder>[0] = {}) =>
  aBoxOrder({
    productCode: "HLT_AID",
    insuredPeople: [{ name: "Ғафурзода Фирӯза", birthDate: "2015-05-14" }],
    ...changes,
  });

describe("a new box", () => {
  it("is refused by field, and keeps everything that was typed", async () => {
    const faulty = {
      ...TYPED,
      "title.tg": "",
      slug: "deti",
      "sale.price": "much",
      "sale.insuredAges.from": "61",
      "sale.terms.covers.0.payout.sum": "9000",
      categories: [],
    };
    const response = await compose(faulty);
    expect(response.status).toBe(422);
    const page = await response.text();
    for (const [field, text] of [
      ["title.tg", "Fill in this field"],
      ["slug", "This address is taken"],
      ["sale.price", "Write a number above zero"],
      ["categories", "Choose at least one category"],
    ]) {
      expect(page).toMatch(new RegExp(`href="#f-${field}">[^<]+</a>: ${text}`));
    }
    expect(toForm(page, "version")).toMatchObject({
      "title.ru": "First aid RU",
      "sale.terms.covers.1.payout.per": "day",
      "sale.terms.covers.0.payout.sum": "9000",
      "fullDesc.en": "One paragraph EN",
      reason: "A new product",
    });
    const numbers = { ...faulty, "title.tg": "T", slug: "aptechka", "sale.price": "5" };
    const contradictory = await (await compose({ ...numbers, categories: "zdorove" })).text();
    expect(contradictory).toContain("The minimum age is above the maximum");
    expect(contradictory).toContain("More than the sum insured");
    expect(await api.service.db.$count(product, eq(product.slug, "aptechka"))).toBe(0);
  });

  it.each([
    ["sale.insures", "dreams"],
    ["sale.terms.reporting", "pigeon"],
    ["sale.terms.covers.0.payout.kind", "gold"],
    ["sale.activeMonths", "0.5"],
    ["sale.activeMonths", "61"],
    ["productCode", "SCI_P1"],
    ["productCode", "A code"],
    ["mainImg", "https://elsewhere.example/a.png"],
    ["termsFile", "/files/rules.exe"],
    ["slug", "order"],
    ["categories", "none-of-ours"],
    ["categories", "sci"],
  ])("is refused with %s outside the vocabulary: %s", async (field, value) => {
    expect((await compose({ ...TYPED, [field]: value })).status).toBe(422);
  });

  it("gets more rows without losing what was typed, and before anything is checked", async () => {
    const response = await compose({ ...TYPED, "title.ru": "" }, { command: "moreCovers" });
    expect(response.status).toBe(200);
    const form = toForm(await response.text(), "version");
    expect(form).toMatchObject({
      "sale.terms.covers.size": "5",
      "sale.terms.covers.4.text.ru": "",
      "sale.terms.covers.1.text.en": "A night in hospital EN",
      "title.tg": "First aid TG",
    });
  });

  it("is seen in a preview only, with its price, terms and document, and is not sold", async () => {
    const response = await compose(TYPED);
    expect(response.headers.get("location")).toContain("slug=aptechka");
    expect((await onSite()).status).toBe(404);
    const page = await browser.read(`${COMPOSE}?slug=aptechka`, second.Cookie);
    const link = (text: string) =>
      (new RegExp(`href="([^"]+)"[^>]*>${text}<`).exec(page)?.[1] ?? "").replaceAll("&amp;", "&");
    const led = await browser.desk.request(link("Page and order on the site"), {
      headers: { Cookie: second.Cookie },
    });
    const token = new URL(led.headers.get("location") ?? "").searchParams.get("token") ?? "";
    const headers = { [PREVIEW_HEADER]: token };
    expect((await api.as()(contentPreview, { headers })).data.page).toBe("/boxes/aptechka");
    expect((await onSite(headers)).data).toMatchObject([
      { title: "First aid EN", price: 75.5, prepaid: 6000, isSale: 1, insures: "people" },
    ]);
    const body = { productCode: "HLT_AID" };
    const priced = await api.as()(calculateBox, { body, headers });
    expect(priced).toMatchObject({ status: 200, data: { sumPrem: 75.5, activeMonths: 6 } });
    const [, address = ""] = /href="([^"]+paper[^"]+lang=en)"/.exec(page) ?? [];
    const paper = await browser.desk.request(address.replaceAll("&amp;", "&"), {
      headers: { Cookie: second.Cookie },
    });
    const pages = await pdfPages(new Uint8Array(await paper.arrayBuffer()));
    const letters = pages.map((one) => one.letters).join("");
    for (const said of ["First aid EN", "A night in hospital EN", "Fights EN", "SPECIMEN"]) {
      expect(letters).toContain(said.replaceAll(" ", ""));
    }
    expect((await api.as()(calculateBox, { body })).status).toBe(422);
    const bought = await api.as()(saveBox, { body: getOrder() });
    expect(bought).toMatchObject({
      status: 422,
      data: { fieldCodes: { productCode: ["productUnknown"] } },
    });
    expect(await api.service.db.$count(product, eq(product.code, "HLT_AID"))).toBe(0);
  });

  it("is on sale once a second person of pricing has confirmed it", async () => {
    const path = `${COMPOSE}?slug=aptechka`;
    await compose({}, { command: "publish", path });
    const editor = await browser.signedIn("editor");
    expect((await confirm(editor)).status).toBe(403);
    await confirm(first);
    expect((await onSite()).status).toBe(404);
    await confirm();
    expect((await onSite()).data).toMatchObject([
      { title: "First aid EN", price: 75.5, isSale: 1, insuredAges: { from: 3, to: 60 } },
    ]);
    const list = await api.as()(boxes, { query: { category: "zdorove", page_size: "100" } });
    expect(JSON.stringify(list.data)).toContain("aptechka");
    expect((await api.as()(seoBoxes)).status).toBe(200);
    const isOwn = eq(productPrice.productCode, "HLT_AID");
    expect(await api.service.db.select().from(productPrice).where(isOwn)).toMatchObject([
      { priceDiram: 7550, proposedBy: first.name, decidedBy: second.name, state: "confirmed" },
    ]);
    expect(await browser.actionsOn(SUBJECT)).toEqual([
      "content.draft",
      "box.propose",
      "box.confirm",
    ]);
    const guest = api.as();
    const saved = await guest(saveBox, { body: getOrder() });
    const paid = await payOrder(api, guest, { orderId: String(saved.data.id), policyType: "box" });
    expect(paid).toMatchObject({ status: "paid" });
    const tooOld = [{ name: "Ғафурзода Ҷаҳонгир", birthDate: "1960-05-14" }];
    const refused = await api.as()(saveBox, { body: getOrder({ insuredPeople: tooOld }) });
    expect(refused.data.fieldCodes).toEqual({ "insuredPeople.0.birthDate": ["insuredAge"] });
  });

  it("is taken for another new one, and can be copied", async () => {
    expect(await (await compose(TYPED)).text()).toContain("This code is taken");
    const copy = toForm(await browser.read(`${COMPOSE}?copy=aptechka`, first.Cookie), "version");
    expect(copy).toMatchObject({
      slug: "",
      productCode: "",
      "title.en": "First aid EN",
      "sale.terms.covers.0.payout.from": "100",
      "sale.terms.covers.0.payout.sum": "900",
      "sale.price": "75.5",
    });
  });
});

describe("a box on sale", () => {
  const path = `${COMPOSE}?slug=aptechka`;

  it("has its price on a page of its own, and keeps its address and code", async () => {
    const page = await browser.read(path, first.Cookie);
    expect(page).toContain('href="/prices/HLT_AID?lang=en"');
    const form = toForm(page, "version");
    expect(Object.keys(form)).not.toEqual(expect.arrayContaining(["slug"]));
    expect(Object.keys(form)).not.toEqual(expect.arrayContaining(["sale.price"]));
  });

  it("gets changed terms for new orders only", async () => {
    const guest = api.as();
    const before = await guest(saveBox, { body: getOrder() });
    await compose(
      { "sale.prepaid": "8000", "sale.activeMonths": "12" },
      { command: "publish", path },
    );
    const history = await browser.read("/content/box/history?slug=aptechka", second.Cookie);
    expect(history).toMatch(/<dt>Sum insured, TJS<\/dt><dd><del>6<\/del><ins>8<\/ins>000<\/dd>/);
    expect((await onSite()).data).toMatchObject([{ prepaid: 6000 }]);
    await confirm();
    expect((await onSite()).data).toMatchObject([{ prepaid: 8000, price: 75.5, activeMonths: 12 }]);
    const id = String(before.data.id);
    const paid = await guest(createPayment, {
      body: { policyId: id, policyType: "box", paymentOper: "dc" },
    });
    expect(paid.status).toBe(201);
    const [kept] = await api.service.db.select().from(order).where(eq(order.id, id));
    expect(kept).toMatchObject({ sumAssuredDiram: 600_000, amountDiram: 7550 });
  });

  it("begins changed terms on a planned day", async () => {
    const today = api.service.now();
    const day = new Date(today.getTime() + 86_400_000 * 2).toISOString().slice(0, 10);
    await compose({ "sale.prepaid": "9000", publishOn: day }, { command: "plan", path });
    await confirm();
    expect((await onSite()).data).toMatchObject([{ prepaid: 8000 }]);
  });

  it("keeps waiting terms when an editor changes a text", async () => {
    await compose({ "sale.prepaid": "9500" }, { command: "draft", path });
    const item = "/content/box/item?slug=aptechka";
    const form = toForm(await browser.read(item, first.Cookie), "version");
    await browser.post(
      item,
      { ...form, "title.en": "First aid kit", reason: "Shorter", command: "publish" },
      { Cookie: first.Cookie },
    );
    expect(await openProposals(api.service.db, { kind: "box" })).toHaveLength(1);
    await confirm();
    expect((await onSite()).data).toMatchObject([{ prepaid: 9500, title: "First aid kit" }]);
    const isConfirmed = and(
      eq(productPrice.productCode, "HLT_AID"),
      eq(productPrice.state, "confirmed"),
    );
    expect(await api.service.db.$count(productPrice, isConfirmed)).toBe(1);
  });
});

it("is the form of every box of the demonstration that is not car insurance", async () => {
  const response = await compose(
    { "sale.activeMonths": "11" },
    { path: `${COMPOSE}?slug=neschastnyy-sluchay`, command: "publish" },
  );
  expect(response.headers.get("location")).toContain("/content/box/history");
  await confirm();
  const { data } = await api.as()(box, { params: { slug: "neschastnyy-sluchay" } });
  expect(data).toMatchObject([{ activeMonths: 11, prepaid: 20_000, price: 60 }]);
  expect(await browser.read(`${COMPOSE}?slug=standart`, first.Cookie)).not.toContain("box-form");
});
