import { expect as expectSoon } from "@playwright/test";
import { openClaim, registerClaim, sendClaimCode } from "@sughurta/contracts/claim";
import { saveTravel } from "@sughurta/contracts/travel";
import { claimNumber } from "@sughurta/domain";
import { orderTrip } from "@sughurta/embedding/sell";
import { readMail } from "@sughurta/insurer-api/testing/read-mail";
import { generate } from "otplib";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { Buyer, buyTrip } from "../buyer.ts";
import { claimWithFile, REPORT } from "./claim-file.ts";
import { ClaimsDesk } from "./claims-desk.ts";
import { onPhone } from "./on-phone.ts";
import { installShop, type ProductionShop } from "./production-shop.ts";

/** Tasks of the background workers. */
const SOON = { timeout: 60_000, interval: 500 };

const { holderEmail } = saveTravel.examples.body;

let shop: ProductionShop;
let imported: readonly string[];
let policyNumber: string;
let claimId: string;

beforeAll(async () => {
  shop = await installShop();
});
afterAll(() => shop?.stop());

/** Keys of what the bucket has beyond the pictures of the content. */
const addedFiles = async () =>
  (await shop.around.files.keys()).filter((key) => !imported.includes(key));

it("an empty database is filled by the import, the check reports the shop as ready, and both services start", async () => {
  expect(await shop.examine()).toMatchObject({
    code: 1,
    output: expect.stringContaining("The database is new"),
  });
  const done = await shop.importContent();
  expect(done, done.output).toMatchObject({ code: 0 });
  imported = await shop.around.files.keys();
  const examined = await shop.examine();
  expect(examined, examined.output).toMatchObject({
    code: 0,
    output: expect.stringContaining("Ready to sell."),
  });
  await shop.startApi();
  await shop.startSite();
  expect(await (await fetch(shop.siteUrl)).text()).toContain("Zarafshon");
});

it("a trip is sold: the policy is in the storage and is sent by email, and the till has its receipt", async () => {
  const { around, siteUrl } = shop;
  const bought = await buyTrip(siteUrl);
  ({ policyNumber } = bought);

  const letter = await vi.waitFor(() => {
    const found = around.mail.sources
      .map(readMail)
      .find(({ parts }) => parts.some(({ type }) => type === "application/pdf"));
    expect(found).toBeDefined();
    return found;
  }, SOON);
  expect(around.mail.recipients).toContain(holderEmail);
  const document = letter?.parts.find(({ type }) => type === "application/pdf");
  expect(document?.content.subarray(0, 5).toString()).toBe("%PDF-");
  expect(await addedFiles()).toEqual([expect.stringMatching(/^shop\/kept\//)]);
  await vi.waitFor(() => {
    expect([...around.till.receipts.values()]).toEqual([
      expect.objectContaining({
        kind: "sale",
        amount: bought.sumPrem,
        policy_number: policyNumber,
      }),
    ]);
  }, SOON);
});

it("a file of a claim is scanned, stored, and served to a staff member with an account", async () => {
  const { deskUrl, siteUrl } = shop;
  claimId = await claimWithFile(siteUrl, policyNumber);
  const { output } = await shop.addStaff("zarina", "claims");
  const password = /^Password: (.+)$/m.exec(output)?.[1] ?? "";
  const secret = /[?&]secret=([^&\s]+)/.exec(output)?.[1] ?? "";
  const code = await generate({ secret });
  const desk = await ClaimsDesk.signIn(deskUrl, { name: "zarina", password, code });
  expect(await desk.open(claimId)).toContain("report.pdf");
  const path = await vi.waitFor(async () => {
    const found = await desk.findFile(claimId);
    expect(found).toBeDefined();
    return found ?? "";
  }, SOON);
  expect(Buffer.from(await (await desk.read(path)).arrayBuffer())).toEqual(REPORT);
  expect(await addedFiles()).toHaveLength(2);
});

it("a code by SMS opens the claim to the person who registered it", async () => {
  const { around, siteUrl } = shop;
  const { client } = await Buyer.arrive(siteUrl);
  const claim = { claimNumber: claimNumber(claimId), phone: registerClaim.examples.body.phone };
  expect(await client.send(sendClaimCode, { body: claim })).toMatchObject({ status: 200 });
  const code = await vi.waitFor(() => {
    const [found] = around.sms.taken.flatMap(({ text }) => /(?<!\d)\d{6}(?!\d)/.exec(text) ?? []);
    expect(found).toBeDefined();
    return found ?? "";
  }, SOON);
  expect(await client.send(openClaim, { body: { ...claim, code } })).toMatchObject({
    status: 200,
    data: { policyNumber, files: [{ name: "report.pdf" }] },
  });
});

it("a buyer orders a trip on their phone from the insurer whose name, number and colour the pages have", async () => {
  await onPhone(`${shop.siteUrl}/travel?lang=ru`, async (page) => {
    const { BRAND_COLOUR = "", BRAND_NAME = "", SUPPORT_PHONE = "" } = shop.brand;
    await expectSoon(page).toHaveTitle(RegExp(`${BRAND_NAME}$`));
    await expectSoon(page.getByRole("link", { name: BRAND_NAME }).first()).toBeVisible();
    await expectSoon(page.locator(`a[href="tel:${SUPPORT_PHONE}"]`).first()).toBeAttached();
    await expectSoon(page.locator("html")).toHaveCSS("--sg-brand-600", BRAND_COLOUR);
    await orderTrip({ part: page.getByRole("main"), headingLevel: 1 });
    await page.getByRole("button", { name: /^Купить за/ }).click();
    const dialog = page.getByRole("dialog", { name: "Как вы хотите заплатить?" });
    await dialog.locator("label", { hasText: "Vasl Pay" }).click();
    await dialog.getByRole("button", { name: "Оплатить" }).click();
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await expectSoon(page.getByRole("heading", { level: 1, name: "Полис оплачен" })).toBeVisible();
  });
});
