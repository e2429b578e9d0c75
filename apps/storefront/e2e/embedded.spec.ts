import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build, type PreviewServer, preview } from "vite";
import { atBank, goToBank, paidPolicyNumber, policiesMailedTo } from "./order-page.ts";
import {
  agree,
  aTraveller,
  continueTo,
  control,
  fillHolder,
  linkToOtherDevice,
  settledPrice,
  startFromQuote,
} from "./travel-page.ts";
import { travelWords } from "./travel-words.ts";
import { expect, test } from "./watched-page.ts";
import { words } from "./words.ts";

const EMBED_EXAMPLE = resolve(import.meta.dirname, "../../embed-example");

// One page of the partner, at the address that the service knows: the tests run one after the other.
test.describe.configure({ mode: "default" });

let outDir: string;
let server: PreviewServer;

test.beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), "embed-example-"));
  process.env.VITE_INSURER = process.env.SITE_URL;
  const app = { root: EMBED_EXAMPLE, logLevel: "error", build: { outDir } } as const;
  await build(app);
  server = await preview({
    ...app,
    preview: { port: Number(process.env.EMBED_PORT), strictPort: true, host: "127.0.0.1" },
  });
});

test.afterAll(async () => {
  await server.close();
  await rm(outDir, { recursive: true, force: true });
});

test("a partner's page sells a compulsory policy for a car, after a refused payment and Back", async ({
  page,
}) => {
  const w = travelWords.tg;
  const buyer = aTraveller({ fullName: "САИДОВА МАДИНА" });
  await page.goto(server.resolvedUrls?.local[0] ?? "");
  await page.getByRole("combobox", { name: "Тамға" }).fill("тоёта");
  await page.getByRole("listbox").getByRole("option").first().click();
  await control(page, "carIssueYear").selectOption("2015");
  const quote = page.locator("form", { has: page.locator("[name=carMark]") });
  await expect(quote.locator("output")).toContainText("180");
  await quote.getByRole("button", { name: w.start, exact: true }).click();
  await page.getByRole("combobox", { name: "Модел" }).fill("camry");
  await page.getByRole("listbox").getByRole("option").first().click();
  for (const [name, text] of Object.entries({
    gosNomer: "1234AA01",
    holderFullName: buyer.fullName,
    holderBirthday: buyer.birthday,
    holderPhone: "921234567",
    holderEmail: buyer.email,
    holderDocNumber: buyer.docNumber,
    holderDocValidTo: "01.01.2035",
    inn: "025001234",
    city: "Душанбе",
    holderAddress: "улица Айни, 12",
  })) {
    await control(page, name).fill(text);
  }
  await agree(page, w);
  await goToBank(page, words.tg);
  await atBank(page, "cancel", words.tg);
  await page.getByRole("button", { name: words.tg.tryAgain }).click();
  await expect(control(page, "holderFullName")).toHaveValue(buyer.fullName);
  await agree(page, w);
  await goToBank(page, words.tg);
  await page.goBack();
  await expect(control(page, "holderFullName")).toHaveValue(buyer.fullName);
  await agree(page, w);
  await goToBank(page, words.tg);
  await atBank(page, "pay", words.tg);
  const number = await paidPolicyNumber(page, words.tg);
  expect(page.url()).toContain(server.resolvedUrls?.local[0]);
  expect(await policiesMailedTo(page, buyer)).toEqual([expect.stringContaining(number)]);
});

test("a partner's page without a router sells a travel policy, started on one device and bought on another", async ({
  page,
  somebodyElse,
}) => {
  const w = travelWords.tg;
  const traveller = aTraveller();
  const address = server.resolvedUrls?.local[0] ?? "";
  await page.goto(address);
  await startFromQuote(page, traveller, w);
  const price = await settledPrice(page);
  await continueTo(page, w.options, w);
  await continueTo(page, w.people, w);
  await fillHolder(page, traveller);
  const link = await linkToOtherDevice(page, w);
  expect(link).toContain(address);

  const phone = await somebodyElse();
  await phone.goto(link);
  await expect(phone.getByRole("heading", { level: 2, name: w.people })).toBeVisible();
  await expect(control(phone, "holderFullName")).toHaveValue(traveller.fullName);
  expect(phone.url()).toBe(address);
  await continueTo(phone, w.review, w);
  expect(await settledPrice(phone)).toBe(price);
  await agree(phone, w);
  await goToBank(phone, words.tg);
  await atBank(phone, "pay", words.tg);
  // The bank redirects to the page that sold the policy, not to the insurer's own site.
  const number = await paidPolicyNumber(phone, words.tg);
  expect(phone.url()).toContain(address);
  expect(await policiesMailedTo(phone, traveller)).toEqual([expect.stringContaining(number)]);
});
