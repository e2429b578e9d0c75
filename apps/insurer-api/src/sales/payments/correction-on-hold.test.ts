import { randomUUID } from "node:crypto";
import { saveBox } from "@sughurta/contracts/box";
import { correctMyPolicy } from "@sughurta/contracts/policy";
import { eq, like } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { order, type PolicyData, policy } from "#src/platform/database/schema/sales.ts";
import { screeningCheck } from "#src/platform/database/schema/screening.ts";
import { outbox, user } from "#src/platform/database/schema/service.ts";
import { policyData } from "#src/sales/policies/policy-data.ts";
import { screenCorrection } from "#src/screening/checks/hold-corrections.ts";
import { peopleWithRoles } from "#src/screening/checks/hold-orders.ts";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import { aCommand } from "#src/testing/a-desk.ts";
import { payOrder } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { buyPolicy } from "#src/testing/bought-policy.ts";
import { importList } from "#src/testing/import-list.ts";
import { CORRECTION_ON_HOLD, correctPolicy, listCorrections } from "./correct-policy.ts";
import { decideCorrectionOnHold } from "./correction-on-hold.ts";

/** One letter less than on the list; bought before the list was imported. */
const BOUGHT = { lastName: "Ҷӯрае", firstName: "Фаррух", patronymic: "Раҳимович" };
const LISTED = { names: ["Farrukh Juraev"], birthDates: ["1990"] };
const AS_LISTED = { lastName: "Ҷӯраев", firstName: "Фаррух", patronymic: "Раҳимович" };

let api: TestService;
beforeEach(async () => {
  api = await aService({ RATE_LIMITS: "off" });
});
afterEach(() => api.close());

async function buy(): Promise<string> {
  const bought = await buyPolicy(api, "box", saveBox, { body: aBoxOrder(BOUGHT), language: "ru" });
  return bought.policy.number;
}

async function wanted(policyNumber: string, change: (data: PolicyData) => PolicyData) {
  const { db } = api.service;
  const [issued] = await db.select().from(policy).where(eq(policy.number, policyNumber));
  if (!issued) throw new Error("There is no policy");
  const [bought] = await db
    .select()
    .from(order)
    .where(eq(order.id, issued.orderId ?? ""));
  const corrections = (await listCorrections(db, policyNumber)).length;
  return { policyNumber, corrections, data: change(policyData(issued, bought)) };
}

const staff = (confirmedBy?: string) => ({
  kind: "staff" as const,
  command: aCommand("Karimova"),
  confirmedBy,
});
const listed = (data: PolicyData): PolicyData => ({
  ...data,
  holder: { ...data.holder, ...AS_LISTED },
});
const correct = async (
  number: string,
  change: (data: PolicyData) => PolicyData,
  by = staff("Rahimov"),
) => correctPolicy(api.service, await wanted(number, change), by);

async function firstUser(): Promise<string | undefined> {
  const [found] = await api.service.db.select({ id: user.id }).from(user).orderBy(user.id).limit(1);
  return found?.id;
}

const listChecks = (number: string) =>
  api.service.db.select().from(screeningCheck).where(eq(screeningCheck.policyNumber, number));
const findHolder = async (number: string) =>
  (await api.service.db.select().from(policy).where(eq(policy.number, number)))[0]?.holder.lastName;

async function decide(number: string, to: "released" | "refused") {
  const open = (await listChecks(number)).find(({ state }) => state === "open");
  if (!open) throw new Error("There is no open check");
  await decideCorrectionOnHold(api.service, open, to, aCommand("Zarina"));
}

it("compares people that a correction adds, in their role, and no one who stays", async () => {
  const { service } = api;
  const number = await buy();
  await importList(api, [LISTED]);
  const list = await service.sanctions.active();
  if (!list) throw new Error("There is no list");
  const driver = { ...AS_LISTED, birthDate: "1990-05-14" };
  const { data } = await wanted(number, (same) => same);
  const screen = (before: PolicyData, after: PolicyData) =>
    service.db.transaction((tx) =>
      screenCorrection(service, tx, list, {
        ...{ policyNumber: number, order: undefined },
        ...{ before: peopleWithRoles(before), after: peopleWithRoles(after) },
        correction: { decisionId: randomUUID(), changes: {} },
      }),
    );
  const added = { ...data, drivers: [{ ...driver, licenceDate: "2012-01-01" }] };
  expect(await screen(added, added)).toBe("clear");
  expect(await screen(added, data)).toBe("clear");
  expect(await screen(data, added)).toBe("held");
  const [check] = await listChecks(number);
  expect(check?.details.matches).toMatchObject([{ role: "driver" }]);
});

describe("a correction with a person who may be on the list", () => {
  it("waits for a person, and is made in the name of who wanted it once it is released", async () => {
    const number = await buy();
    await importList(api, [LISTED]);
    expect(await correct(number, listed)).toBe(CORRECTION_ON_HOLD);
    expect(await correct(number, listed)).toBe(CORRECTION_ON_HOLD);
    expect(await findHolder(number)).toBe("Ҷӯрае");
    expect(await listChecks(number)).toMatchObject([
      { kind: "correction", state: "open", details: { matches: [{ role: "holder" }] } },
    ]);
    // Another correction does not end the one that waits.
    await correct(number, (data) => ({ ...data, email: "other@mail.tj" }));
    await decide(number, "released");
    expect(await findHolder(number)).toBe("Ҷӯраев");
    const [, corrected] = await listCorrections(api.service.db, number);
    expect(corrected).toMatchObject({ decidedBy: "Karimova", confirmedBy: "Rahimov" });
  });

  it("is not made when it is refused; the policyholder is asked to call, without the reason", async () => {
    const number = await buy();
    await importList(api, [LISTED]);
    await correct(number, listed);
    await decide(number, "refused");
    expect(await findHolder(number)).toBe("Ҷӯрае");
    expect(await listCorrections(api.service.db, number)).toEqual([]);
    const [check] = await listChecks(number);
    const sent = await api.service.db
      .select()
      .from(outbox)
      .where(like(outbox.dedupeKey, `%:check:${check?.id}%`));
    expect(sent.map(({ channel }) => channel).sort()).toEqual(["mail", "sms"]);
    for (const { body } of sent) {
      expect(body).toContain("не смогли исправить");
      expect(body).not.toContain("Звонил покупатель");
    }
  });

  it("does not wait again for a released person, or for people who stay as they are", async () => {
    const number = await buy();
    await importList(api, [LISTED]);
    await correct(number, (data) => ({ ...data, email: "new@mail.tj" }));
    expect(await listChecks(number)).toEqual([]);
    await correct(number, (data) => ({
      ...data,
      holder: { ...data.holder, docNumber: "87654321" },
    }));
    await decide(number, "released");
    const [, document] = await listCorrections(api.service.db, number);
    expect(document?.fields).toEqual(["document"]);
    await correct(number, (data) => ({ ...data, phone: "992927654321" }));
    expect(await listChecks(number)).toHaveLength(1);
  });

  it("from the account is answered with words that do not name the list", async () => {
    const person = api.asUser((await firstUser()) ?? "");
    const saved = await person(saveBox, { body: aBoxOrder(BOUGHT) });
    const paid = await payOrder(api, person, {
      orderId: String(saved.data.id),
      policyType: "box",
    });
    await importList(api, [LISTED]);
    const answer = await person(correctMyPolicy, {
      params: { policyNumber: String(paid.policyNumber) },
      body: { ...AS_LISTED, email: aBoxOrder().email, corrections: 0 },
      key: randomUUID(),
    });
    expect(answer).toMatchObject({ status: 409, data: { code: "correctionOnHold" } });
    expect(await listChecks(String(paid.policyNumber))).toHaveLength(1);
  });
});
