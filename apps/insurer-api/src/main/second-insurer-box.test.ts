import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { box, boxes, saveBox } from "@sughurta/contracts/box";
import { policyDocument } from "@sughurta/contracts/policy";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openProposals } from "#src/platform/two-people/proposals.ts";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import { payOrder } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { DESK_SETTINGS, decision, deskBrowser, toForm } from "#src/testing/desk-browser.ts";
import { importFolder } from "./archive-folder.ts";

const INSURER = dirname(
  fileURLToPath(import.meta.resolve("@sughurta/second-insurer/content.json")),
);

let api: TestService;
beforeAll(async () => {
  const brand = parseEnv(await readFile(join(INSURER, "brand.env"), "utf8"));
  const settings = { ...brand, ...DESK_SETTINGS, RATE_LIMITS: "off" };
  api = await aService(settings, undefined, { seed: undefined });
  await importFolder(api.service, INSURER);
});
afterAll(() => api.close());

const inTwo = (path: string, text: string) => ({ [`${path}.tg`]: text, [`${path}.ru`]: text });

it("lets a second insurer compose its first box at the desk in its two languages, and sell it", async () => {
  const browser = deskBrowser(api);
  const manager = await browser.signedIn("editor", "pricing");
  const second = await browser.signedIn("pricing");
  const submit = async (path: string, fields: Readonly<Record<string, string>>) => {
    const form = toForm(await browser.read(path, manager.Cookie), "version");
    const sent = { ...form, reason: "Our first box", ...fields };
    const response = await browser.post(path, sent, { Cookie: manager.Cookie });
    expect(response.headers.get("location"), await response.text()).toContain("/content/");
  };
  const newCategory = await browser.read("/content/boxCategory/item", manager.Cookie);
  expect(newCategory).toMatch(/<label[^>]*>TJ <input[^>]*name="title.tg"/);
  expect(newCategory).toContain('<input type="hidden" name="title.en"');
  const category = { ...inTwo("title", "Кӯҳ"), slug: "kuh", command: "publish" };
  await submit("/content/boxCategory/item", category);
  const composed = {
    ...inTwo("title", "Кӯҳнавард"),
    ...inTwo("shortDesc", "Барои кӯҳ"),
    ...inTwo("sale.terms.covers.0.text", "Шикастани пой"),
    ...inTwo("sale.terms.territory", "Тоҷикистон"),
    slug: "kuhnavard",
    categories: "kuh",
    "sale.price": "90",
    "sale.prepaid": "15000",
    command: "publish",
  };
  const path = "/content/box/compose";
  expect(await browser.read(path, manager.Cookie)).not.toContain('name="title.en"');
  await submit(path, composed);
  const onSite = () => api.as()(box, { params: { slug: "kuhnavard" }, language: "tg" });
  expect((await onSite()).status).toBe(404);
  const [open] = await openProposals(api.service.db, { kind: "box" });
  await browser.post(`/proposals/${open?.id}`, decision({ command: "confirm" }), second);
  expect((await onSite()).data).toMatchObject([
    { title: "Кӯҳнавард", price: 90, prepaid: 15_000, productCode: "KUHNAVARD", isSale: 1 },
  ]);
  const listed = await api.as()(boxes, { query: { category: "kuh" } });
  expect(JSON.stringify(listed.data)).toContain("kuhnavard");

  const guest = api.as();
  const saved = await guest(saveBox, { body: aBoxOrder({ productCode: "KUHNAVARD" }) });
  const paid = await payOrder(api, guest, { orderId: String(saved.data.id), policyType: "box" });
  const paper = await guest(policyDocument, {
    params: { policyNumber: String(paid.policyNumber) },
  });
  expect([paid.status, paper.status]).toEqual(["paid", 200]);
  const product = await browser.read("/prices/KUHNAVARD", second.Cookie);
  expect(product).toContain("on sale");
});
