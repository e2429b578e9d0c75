import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { offices } from "@sughurta/contracts/content";
import { createPayment, payment as paymentContract } from "@sughurta/contracts/payment";
import { calculateTravel, saveTravel } from "@sughurta/contracts/travel";
import { serveFakes } from "@sughurta/fake-providers";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { payment, policy } from "#src/platform/database/schema/sales.ts";
import { tariffKinds } from "#src/products/price/price-archive.ts";
import { paymentFollowing } from "#src/sales/payments/follow-payments.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { exportFolder, importFolder } from "./archive-folder.ts";
import { findGoLiveFaults, unsoldLines } from "./go-live/go-live-faults.ts";

const MINUTE_MS = 60_000;
const INSURER = dirname(
  fileURLToPath(import.meta.resolve("@sughurta/second-insurer/content.json")),
);
const PAYMENTS_URL = "http://127.0.0.1:3003";

let api: TestService;
let folder: string;
const served = await serveFakes(PAYMENTS_URL, () => api.service.now());

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "insurer-"));
  const providers = join(folder, "providers.json");
  await writeFile(providers, JSON.stringify(served.settings));
  const settings = {
    ...parseEnv(await readFile(join(INSURER, "brand.env"), "utf8")),
    SANDBOX: "off",
    PAYMENT_PROVIDERS_FILE: providers,
    PAYMENTS_URL,
    PAYMENT_OPERATORS_TRAVEL: "vaslpay",
  };
  api = await aService(settings, undefined, { seed: undefined });
});
afterAll(async () => {
  await api.close();
  await served.close();
  await rm(folder, { recursive: true, force: true });
});

const trip = { beginDate: "2027-01-10", endDate: "2027-01-20" };
const price = () =>
  api.as()(calculateTravel, { body: { ...calculateTravel.examples.body, ...trip } });

it("sells no product of a second insurer before its folder is imported, then a trip at its price", async () => {
  expect(await price()).toMatchObject({ status: 409, data: { code: "productNotOnSale" } });
  expect(await importFolder(api.service, INSURER)).toEqual({ items: 5, files: 1, hasPrices: true });
  expect(await price()).toMatchObject({ data: { sumPrem: 132, rate: 12, tariffVersion: 1 } });

  const guest = api.as();
  const body = { ...saveTravel.examples.body, ...trip, sumPrem: 132 };
  const saved = await guest(saveTravel, { body });
  expect(saved).toMatchObject({ status: 201, data: { sumPrem: 132, operators: ["vaslpay"] } });
  const started = await guest(createPayment, {
    body: { policyId: saved.data.id, policyType: "travel", paymentOper: "vaslpay" },
  });
  const id = String(started.data.paymentId);
  const [row] = await api.service.db.select().from(payment).where(eq(payment.id, id));
  const { vaslpay } = served.fakes;
  delete vaslpay.notify;
  await vaslpay.finish(row?.reference ?? "", "paid");
  api.pass(2 * MINUTE_MS);
  await api.work(paymentFollowing);

  const { data } = await guest(paymentContract, { params: { id } });
  expect(data.status).toBe("paid");
  const [issued] = await api.service.db
    .select()
    .from(policy)
    .where(eq(policy.number, String(data.policyNumber)));
  expect(issued).toMatchObject({ policyType: "travel", amountDiram: 13_200 });
});

it("lists the lines without a tariff, and requires no provider for them", async () => {
  const faults = await findGoLiveFaults(api.service);
  expect(faults).not.toContainEqual(expect.stringMatching(/exchange rate|on sale|pay for/));
  expect(await unsoldLines(api.service)).toEqual([
    expect.stringMatching(/no tariff of liability/),
    expect.stringMatching(/no tariff of casco/),
  ]);
});

it("returns content in the offered languages only", async () => {
  const titles = (language: string) => api.as()(offices, { language });
  expect((await titles("tg")).data).toMatchObject([{ title: "Идораи марказӣ" }]);
  expect((await titles("ru")).data).toMatchObject([{ title: "Главный офис" }]);
});

it("exports the imported folder; importing the export creates no new version", async () => {
  const out = join(folder, "out");
  await exportFolder(api.service, out);
  const read = async (path: string) => JSON.parse(await readFile(path, "utf8"));
  expect(await read(join(out, "prices.json"))).toEqual(await read(join(INSURER, "prices.json")));
  await importFolder(api.service, out);
  expect(await tariffKinds.travel.on(api.service.db, "2027-01-01")).toMatchObject({ version: 1 });
});

it.each([
  ["a price below zero", { cis: -1 }, /tariffs\.travel\.dailyPrices\.cis: /],
  ["a price that falls", { near: 0.1 }, /dailyPrices\.near: notBelow dailyPrices\.cis/],
])("rejects %s, names the field, and changes nothing", async (_, change, place) => {
  const out = join(folder, "out");
  const prices = JSON.parse(await readFile(join(INSURER, "prices.json"), "utf8"));
  Object.assign(prices.tariffs.travel.dailyPrices, change);
  await writeFile(join(out, "prices.json"), JSON.stringify(prices));
  await expect(importFolder(api.service, out)).rejects.toThrow(place);
  expect((await price()).data.sumPrem).toBe(132);
});
