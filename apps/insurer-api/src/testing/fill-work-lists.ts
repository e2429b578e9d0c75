import { randomUUID } from "node:crypto";
import { saveBox } from "@sughurta/contracts/box";
import { registerClaim } from "@sughurta/contracts/claim";
import { requestCallback } from "@sughurta/contracts/content";
import { createPayment } from "@sughurta/contracts/payment";
import { policyNumberFrom } from "@sughurta/domain";
import type { StaffRole } from "#src/desk/access/permissions.ts";
import { holdAfterRestore } from "#src/main/database-restores.ts";
import { exportDelivery } from "#src/platform/database/schema/reports.ts";
import { screeningCheck } from "#src/platform/database/schema/screening.ts";
import { outbox } from "#src/platform/database/schema/service.ts";
import { getToday } from "#src/platform/platform.ts";
import { enterOrderSteps } from "#src/reports/funnel/order-steps.ts";
import { enterPremiums } from "#src/reports/premiums/premium-entries.ts";
import { chooseColumns, storeStatement } from "#src/reports/reconciliation/reconcile.ts";
import { aBoxOrder } from "./a-box-order.ts";
import { aDesk } from "./a-desk.ts";
import { startOrder } from "./a-payment.ts";
import { aResume } from "./a-resume.ts";
import type { Send, TestService } from "./a-service.ts";
import { sellUnknownVehicle } from "./an-unknown-vehicle.ts";
import { demoPolicies } from "./demo-content.ts";
import { type DeskBrowser, decision, type FormFields, toForm } from "./desk-browser.ts";
import { importList } from "./import-list.ts";

const RULES = "/content/page/item?slug=rules";

/** Adds an actionable row to every work list of the desk. */
export async function fillWorkLists(api: TestService, browser: DeskBrowser): Promise<void> {
  await fillSales(api, browser);
  await fillCatalogue(browser);
  await fillContent(browser);
  await fillReports(api);
  await holdAfterRestore(api.service);
}

/** A staff member with a role, whose commands must succeed. */
async function sender(browser: DeskBrowser, role: StaffRole) {
  const { Cookie } = await browser.signedIn(role);
  const send = async (path: string, fields: FormFields): Promise<void> => {
    const response = await browser.post(path, decision(fields), { Cookie });
    const place = response.headers.get("location") ?? "";
    if (response.status >= 400 || place.includes("problem"))
      throw new Error(`${path} was refused: ${response.status} ${place}`);
  };
  return { send, read: (path: string) => browser.read(path, Cookie) };
}

async function fillSales(api: TestService, browser: DeskBrowser) {
  const cashier = await sender(browser, "cashier");
  const money = aDesk(api);
  await money.wrongAmount(5);
  await money.wrongAmount(0);
  const refused = await money.wrongAmount(-2);
  await cashier.send(`/payments/${refused.paymentId}`, { command: "refund", amount: "1" });
  const visitor = api.as();
  const { paymentId } = await startOrder(api, visitor, "qr");
  await money.unreadReceipt(visitor, paymentId);
  const policyNumber = policyNumberFrom(demoPolicies[0]?.sequence ?? 0);
  await visitor(registerClaim, {
    body: {
      fullName: "Ҳоҷиева Фирӯза",
      policyNumber,
      note: "Залило кухню.",
      phone: "992927654321",
      email: "firuza@example.tj",
      channel: "front",
    },
  });
  await visitor(requestCallback, { body: { phone: "992921110055", type: "back_call" } });
  await sellUnknownVehicle(api, visitor, { markaTxt: "Zundapp", modelTxt: "K 500" });
  await aResume(visitor);
  await fillChecks(api, visitor);
  await aFailedMessage(api);
}

/** A held order and a mark. */
async function fillChecks(api: TestService, visitor: Send) {
  await importList(api, [{ names: ["Farrukh Juraev"] }]);
  const body = aBoxOrder({ lastName: "Ҷӯраев", firstName: "Фаррух" });
  const { data } = await visitor(saveBox, { body });
  const order = { policyId: String(data.id), policyType: "box", paymentOper: "dc" };
  await visitor(createPayment, { body: order });
  await api.service.db.insert(screeningCheck).values({
    id: randomUUID(),
    kind: "sum",
    policyNumber: policyNumberFrom(demoPolicies[0]?.sequence ?? 0),
    details: { amountDiram: 12_000_00 },
    createdAt: api.service.now(),
  });
}

async function fillReports({ service }: TestService) {
  await enterPremiums(service);
  await enterOrderSteps(service);
  const table = [
    ["Number", "Amount"],
    ["UNKNOWN", "75,00"],
  ];
  const month = getToday(service).slice(0, 7);
  const statement = { operator: "dc", month, fileName: "dc.csv", table };
  const id = await storeStatement(service, statement, "zarina");
  const columns = { referenceColumn: "Number", amountColumn: "Amount", dayColumn: null };
  await chooseColumns(service, id, columns, "zarina");
  await service.db.insert(exportDelivery).values({
    id: randomUUID(),
    kind: "journal",
    firstDay: `${month}-01`,
    lastDay: `${month}-01`,
    target: "buh@example.tj",
    state: "failed",
    failure: "noMailServer",
    createdAt: service.now(),
  });
}

async function fillCatalogue(browser: DeskBrowser) {
  const pricing = await sender(browser, "pricing");
  const administrator = await sender(browser, "administrator");
  const day = { validFrom: "2030-01-01", validTo: "2030-12-31" };
  await pricing.send("/coupons", {
    code: "SPRING",
    kind: "percent",
    value: "5",
    limit: "100",
    ...day,
  });
  await pricing.send("/coupons", { code: "HALF", kind: "percent", value: "50", ...day });
  const tariff = await pricing.read("/tariffs/travel/propose");
  const figures = { ...toForm(tariff, "decision"), reason: "Claims of the year" };
  await pricing.send("/tariffs/travel/propose", figures);
  const [, price = ""] = /href="(\/prices\/[^"?]+)/.exec(await pricing.read("/prices")) ?? [];
  await pricing.send(price, { price: "77", onSale: "yes", validFrom: "2030-01-01" });
  await administrator.send("/partners", {
    code: "SAFAR",
    name: "Safar Travel",
    origins: "https://agency.example",
    returnPages: "https://agency.example/insure",
  });
  await administrator.send("/staff", { name: "zarina", roles: ["cashier"] });
  // The phone of a callback request.
  await administrator.send("/people", { phone: "992921110055" });
}

async function aFailedMessage({ service: { db, now } }: TestService) {
  const id = randomUUID();
  await db.insert(outbox).values({
    id,
    dedupeKey: id,
    channel: "sms",
    recipient: "992921110044",
    language: "ru",
    body: "",
    state: "failed",
    createdAt: now(),
  });
}

async function fillContent(browser: DeskBrowser) {
  const editor = await sender(browser, "editor");
  const form = toForm(await editor.read(RULES), "version");
  await editor.send(RULES, { ...form, reason: "The lawyers asked", command: "publish" });
}
