import { saveBox } from "@sughurta/contracts/box";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { proposal } from "#src/platform/database/schema/proposal.ts";
import { policy } from "#src/platform/database/schema/sales.ts";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import type { TestService } from "#src/testing/a-service.ts";
import { buyPolicy } from "#src/testing/bought-policy.ts";
import { type DeskBrowser, decision, openDesk, toForm } from "#src/testing/desk-browser.ts";

let api: TestService;
let browser: DeskBrowser;
beforeAll(async () => {
  ({ api, browser } = await openDesk());
});
afterAll(() => api.close());

/** A sold policy whose personal data a new staff member has revealed. */
async function revealed() {
  const { number } = (await buyPolicy(api, "box", saveBox, { body: aBoxOrder() })).policy;
  const { name, Cookie } = await browser.signedIn("support");
  expect(await browser.read(`/policies/${number}`, Cookie)).toContain("show the personal data");
  await browser.post(`/personal/policy/${number}`, decision(), { Cookie });
  const page = await browser.read(`/policies/${number}`, Cookie);
  const form = { ...toForm(page, "person.0.lastName"), reason: "Passport shown" };
  const correct = (changes: Readonly<Record<string, string>>) =>
    browser.post(
      `/policies/${number}`,
      { ...form, ...decision(), ...changes, command: "correct" },
      { Cookie },
    );
  return { number, name, Cookie, correct };
}

const policyNamed = async (number: string) =>
  (await api.service.db.select().from(policy).where(eq(policy.number, number)))[0];

it("corrects a name in the form of the policy, lists the version and sends its document", async () => {
  const { number, Cookie, correct } = await revealed();
  await correct({ "person.0.lastName": "Ғафурзод" });
  expect(await policyNamed(number)).toMatchObject({
    version: 2,
    holder: { lastName: "Ғафурзод", phone: "992921234567", email: "jahongir@example.tj" },
  });
  const page = await browser.read(`/policies/${number}`, Cookie);
  expect(page).toMatch(/Version 2<\/strong>[\s\S]*valid[\s\S]*Version 1<\/strong>[\s\S]*replaced/);
  const document = await browser.desk.request(`/policies/${number}/document`, {
    headers: { Cookie },
  });
  const content = Buffer.from(await document.arrayBuffer());
  expect(content.toString("latin1").slice(0, 200)).toMatch(/^%PDF-/);
  expect(document.headers.get("Content-Disposition")).toContain(`policy-${number}-v2.pdf`);
  expect(await browser.actionsOn(`policy:${number}`)).toEqual(["showPersonal", "correctPolicy"]);
});

it("refuses a form that is older than the last correction", async () => {
  const { number, correct } = await revealed();
  await correct({ "person.0.lastName": "Ғафурзод" });
  const second = await correct({ "person.0.lastName": "Ғафурзо" });
  expect(second.status).toBe(409);
  expect(await second.text()).toMatch(/role="alert"[\s\S]*value="Ғафурзод"/);
  expect(await policyNamed(number)).toMatchObject({ version: 2 });
});

it("shows a refused form as it was typed, with the reason, and changes nothing", async () => {
  const { number, correct } = await revealed();
  const typed = { "person.0.lastName": "Ғафурзод", "person.0.birthDate": "2190-01-01" };
  const refused = await correct({ ...typed, reason: "Passport & visa shown" });
  expect(refused.status).toBe(422);
  expect(refused.headers.get("Location")).toBeNull();
  const page = await refused.text();
  expect(page).toMatch(/<p class="card" role="alert">[^<]+/);
  const form = toForm(page, "person.0.lastName");
  expect(form).toMatchObject({ ...typed, reason: "Passport & visa shown" });
  expect(await policyNamed(number)).toMatchObject({ version: 1 });
});

it("proposes another name, which a second staff member confirms", async () => {
  const { number, name, correct } = await revealed();
  await correct({ "person.0.lastName": "Каримов" });
  expect(await policyNamed(number)).toMatchObject({ version: 1 });
  const [open] = await api.service.db
    .select()
    .from(proposal)
    .where(eq(proposal.subject, `policy:${number}`));
  expect(open).toMatchObject({ kind: "correction", proposedBy: name, state: "proposed" });
  const { Cookie } = await browser.signedIn("cashier");
  const confirm = decision({ command: "confirm" });
  await browser.post(`/proposals/${open?.id}`, confirm, { Cookie });
  expect(await policyNamed(number)).toMatchObject({ version: 2, holder: { lastName: "Каримов" } });
  expect(await browser.actionsOn(`policy:${number}`)).toEqual([
    "showPersonal",
    "correction.propose",
    "correction.confirm",
  ]);
});
