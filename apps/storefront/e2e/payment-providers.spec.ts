import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { freePort } from "@sughurta/bootstrap/free-port";
import { startTestSite, type TestSite } from "@sughurta/bootstrap/test-site";
import { type ServedFakes, serveFakes } from "@sughurta/fake-providers";
import { startBoxPayment } from "./bought-box.ts";
import { aHolder, buy, fillOrder, openOrder, paidPolicyNumber, payDialog } from "./order-page.ts";
import { startTraceCollector } from "./trace-collector.ts";
import { expect, type Troubles, test } from "./watched-page.ts";
import { words } from "./words.ts";

const w = words.ru;
const OPERATORS = ["card_dc_city", "vaslpay", "dc", "payler"] as const;

let site: TestSite;
let folder: string;
let fakes: ServedFakes;
let collector: Awaited<ReturnType<typeof startTraceCollector>>;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "providers-"));
  const paymentsPort = await freePort();
  const paymentsUrl = `http://127.0.0.1:${paymentsPort}`;
  fakes = await serveFakes(paymentsUrl);
  collector = await startTraceCollector();
  const file = join(folder, "providers.json");
  await writeFile(file, JSON.stringify(fakes.settings));
  site = await startTestSite([], {
    PAYMENT_PROVIDERS_FILE: file,
    PAYMENTS_PORT: String(paymentsPort),
    PAYMENT_OPERATORS_BOX: OPERATORS.join(","),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    PAYMENT_ORIGINS: [paymentsUrl, ...fakes.origins].join(","),
  });
});
test.afterAll(async () => {
  await site.stop();
  await fakes.close();
  await collector.close();
  await rm(folder, { recursive: true, force: true });
});

async function ownPage(browser: Browser, troubles: Troubles): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.siteUrl, locale: "ru-RU" });
  troubles.watch(context);
  // A browser requests an icon from every site; providers have none.
  troubles.expect(/favicon\.ico/);
  return context.newPage();
}

test("the service's operators are offered, and one that requires a form gets it", async ({
  browser,
  troubles,
}) => {
  const page = await ownPage(browser, troubles);
  await openOrder(page);
  await fillOrder(page, aHolder());
  await buy(page);
  const dialog = payDialog(page, w);
  await expect(dialog.getByRole("radio")).toHaveCount(OPERATORS.length);
  await dialog.locator("label", { hasText: "DCCity" }).click();
  await dialog.getByRole("button", { name: w.pay }).click();
  await page.waitForURL(/\/page\//);
  await page.getByRole("button", { name: "Pay" }).click();
  expect(await paidPolicyNumber(page)).toMatch(/^\d{10}$/);
  await page.context().close();
});

test("each provider sells, and a refusal redirects back to the shop", async ({
  browser,
  troubles,
}) => {
  const page = await ownPage(browser, troubles);
  await page.goto("/robots.txt");
  for (const paymentOper of OPERATORS) {
    await test.step(paymentOper, async () => {
      const { siteUrl } = site;
      const { redirectUrl } = await startBoxPayment(page, { paymentOper, siteUrl });
      await page.goto(redirectUrl);
      await page.waitForURL(/\/page\//);
      if (paymentOper === "vaslpay") {
        await page.getByRole("button", { name: "Decline" }).click();
        await expect(page.getByRole("heading", { level: 1, name: w.failed })).toBeVisible();
      } else {
        await page.getByRole("button", { name: "Pay" }).click();
        expect(await paidPolicyNumber(page)).toMatch(/^\d{10}$/);
      }
    });
  }
  await page.context().close();
});

test("a payment is one trace from the gateway to the provider, without personal data of the buyer", async ({
  browser,
  troubles,
}) => {
  const page = await ownPage(browser, troubles);
  await page.goto("/robots.txt");
  const { siteUrl } = site;
  const { holder } = await startBoxPayment(page, { paymentOper: "vaslpay", siteUrl });
  await expect
    .poll(() => collector.traces().find((names) => names.includes("insurer-api: payment start")), {
      timeout: 15_000,
    })
    .toEqual(
      expect.arrayContaining([
        "storefront: POST /v1/payment/",
        "storefront: call insurer-api",
        "insurer-api: createPayment",
        "insurer-api: INSERT payment",
      ]),
    );
  const personal = [...Object.values(holder), "921234567", "12345678", "Рустамовна", "Рӯдакӣ"];
  for (const one of personal) expect(collector.text()).not.toContain(one);
  await page.context().close();
});
