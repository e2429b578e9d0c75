import { registerClaim } from "@sughurta/contracts/claim";
import { rules } from "@sughurta/contracts/content";
import { calculateTravel } from "@sughurta/contracts/travel";
import { policyNumberFrom } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listVersions } from "#src/content/versions/content-versions.ts";
import { coupon, policy } from "#src/platform/database/schema/sales.ts";
import { claim } from "#src/platform/database/schema/service.ts";
import { openProposals } from "#src/platform/two-people/proposals.ts";
import type { TestService } from "#src/testing/a-service.ts";
import { demoPolicies } from "#src/testing/demo-content.ts";
import {
  type DeskBrowser,
  decision,
  type FormFields,
  openDesk,
  toForm,
} from "#src/testing/desk-browser.ts";

const MINUTE_MS = 60_000;
const TODAY = "2026-11-21";
const NUMBER = policyNumberFrom(demoPolicies[0]?.sequence ?? 0);

let api: TestService;
let browser: DeskBrowser;
type Member = Awaited<ReturnType<DeskBrowser["signedIn"]>>;
const members = new Map<string, Member>();
const member = (name: string): Member => {
  const found = members.get(name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};
beforeAll(async () => {
  ({ api, browser } = await openDesk());
  for (const role of ["claims", "pricing", "editor", "cashier", "auditor"] as const) {
    members.set(role, await browser.signedIn(role));
    members.set(`second ${role}`, await browser.signedIn(role));
  }
  await api.service.db
    .update(policy)
    .set({ policyType: "box", sumAssuredDiram: 15_000_00 })
    .where(eq(policy.number, NUMBER));
});
afterAll(() => api.close());

const send = (who: string, path: string, fields: FormFields) =>
  browser.post(path, decision(fields), { Cookie: member(who).Cookie });
const findProblem = async (response: Promise<Response>) =>
  new URL((await response).headers.get("location") ?? "", "http://desk").searchParams.get(
    "problem",
  );
const onlyProposal = async (kind: string) => {
  const open = await openProposals(api.service.db, { kind });
  expect(open).toHaveLength(1);
  return open[0]?.id ?? "";
};
const confirm = (who: string, id: string, fields: FormFields = {}) =>
  send(who, `/proposals/${id}`, { command: "confirm", ...fields });

/** The page of a new claim that is under review. */
async function aClaim(): Promise<{ id: string; page: string }> {
  const body = { ...registerClaim.examples.body, policyNumber: NUMBER };
  const id = String((await api.as()(registerClaim, { body })).data.id);
  await send("claims", `/claims/${id}`, { state: "underReview" });
  return { id, page: `/claims/${id}` };
}
const findRow = async (id: string) =>
  (await api.service.db.select().from(claim).where(eq(claim.id, id)))[0];

describe("a payout above the limit", () => {
  it("is proposed by one clerk and confirmed by another, once", async () => {
    const { id, page } = await aClaim();
    const press = decision({ state: "paid", paid: "9800", message: "Estimate 12" });
    for (const _ of ["pressed", "pressed again"])
      expect(await findProblem(send("claims", page, press))).toBeNull();
    expect(await findProblem(send("claims", page, { state: "paid", paid: "9900" }))).toBe(
      "proposalOpen",
    );
    expect(await findRow(id)).toMatchObject({ state: "underReview", paidDiram: null });
    const proposal = await onlyProposal("payout");

    const own = await browser.read(page, member("claims").Cookie);
    expect(own).toContain("Someone else must confirm it");
    expect(own).not.toContain('value="confirm"');
    expect(await browser.read(page, member("second claims").Cookie)).toContain('value="confirm"');
    expect(await findProblem(confirm("claims", proposal))).toBe("proposalSecondPerson");
    expect((await confirm("cashier", proposal)).status).toBe(403);
    expect((await confirm("pricing", proposal)).status).toBe(403);
    expect(await findRow(id)).toMatchObject({ state: "underReview" });

    const pressed = decision({});
    for (const _ of ["pressed", "pressed again"]) {
      expect(await findProblem(confirm("second claims", proposal, pressed))).toBeNull();
    }
    expect(await findProblem(confirm("second claims", proposal))).toBe("decidedBefore");
    expect(await findRow(id)).toMatchObject({ state: "paid", paidDiram: 9_800_00 });
    const events = (await browser.listEvents(`claim:${id}`)).map(({ action, staffName }) => [
      action,
      staffName,
    ]);
    expect(events.slice(1)).toEqual([
      ["payout.propose", member("claims").name],
      ["payout.confirm", member("second claims").name],
    ]);
  });

  it("is refused at once above the sum insured, with what remains", async () => {
    const { id, page } = await aClaim();
    const response = await send("claims", page, { state: "paid", paid: "999999999" });
    const address = response.headers.get("location") ?? "";
    const shown = await browser.read(address, member("claims").Cookie);
    expect(shown).toMatch(
      /role="alert">The payout is more than the sum insured: [\d\s.,]+ TJS remain/,
    );
    expect(shown).toContain('value="999999999"');
    expect(await openProposals(api.service.db, { subject: `claim:${id}` })).toEqual([]);
    expect(await browser.actionsOn(`claim:${id}`)).toEqual(["claim.underReview"]);
  });
});

describe("a decision", () => {
  it("shows until when it can be withdrawn, and the claim is reopened by two people afterwards", async () => {
    const { id, page } = await aClaim();
    await send("claims", page, { state: "refused", refusal: "Not covered" });
    const pending = await browser.read(page, member("second claims").Cookie);
    expect(pending).toMatch(/informed of the decision at 21\.11\.2026, \d\d:\d\d/);
    expect(pending).toContain('value="withdraw"');
    expect(await findProblem(send("second claims", page, { command: "withdraw" }))).toBeNull();
    expect(await findRow(id)).toMatchObject({ state: "underReview" });
    await send("claims", page, { state: "refused", refusal: "Not covered" });
    api.pass(11 * MINUTE_MS);
    expect(await findProblem(send("claims", page, { command: "withdraw" }))).toBe("claimAnnounced");
    expect(await findProblem(send("claims", page, { command: "reopen", reason: " " }))).toBe(
      "reasonMissing",
    );
    expect(await findProblem(send("claims", page, { command: "reopen" }))).toBeNull();
    const proposal = await onlyProposal("reopening");
    expect(await findProblem(confirm("claims", proposal))).toBe("proposalSecondPerson");
    expect(await findProblem(confirm("second claims", proposal))).toBeNull();
    expect(await findRow(id)).toMatchObject({ state: "underReview", refusal: null });
    expect(await browser.actionsOn(`claim:${id}`)).toEqual([
      "claim.underReview",
      "claim.refused",
      "claim.withdraw",
      "claim.refused",
      "reopening.propose",
      "reopening.confirm",
    ]);
  });

  it("has a reserve, whose changes are recorded with their amount", async () => {
    const { id, page } = await aClaim();
    await send("claims", page, { command: "reserve", reserve: "7500" });
    expect(await findProblem(send("claims", page, { command: "reserve", reserve: "-1" }))).toBe(
      "reserveWrong",
    );
    expect(await findRow(id)).toMatchObject({ reserveDiram: 7_500_00 });
    const [, changed] = await browser.listEvents(`claim:${id}`);
    expect(changed).toMatchObject({ action: "claim.reserve" });
    expect(changed?.reason).toMatch(/^7\s500\sTJS: Called the bank$/);
  });
});

describe("a promo code", () => {
  const make = (fields: FormFields) =>
    send("pricing", "/coupons", {
      kind: "percent",
      value: "10",
      limit: "5",
      validFrom: TODAY,
      validTo: "2026-12-31",
      ...fields,
    });
  const exists = async (code: string) =>
    (await api.service.db.$count(coupon, eq(coupon.code, code))) > 0;

  it.each([
    ["of a large share", "ALMOST-ALL", { value: "100" }],
    ["of a large amount", "HUNDREDS", { kind: "fixed", value: "300" }],
    ["without a limit of uses", "FOREVER", { limit: "" }],
  ])("%s works only once a second person has confirmed it", async (_, code, fields) => {
    expect(await findProblem(make({ code, ...fields }))).toBeNull();
    expect(await exists(code)).toBe(false);
    const proposal = await onlyProposal("coupon");
    expect(await browser.read("/coupons", member("second pricing").Cookie)).toContain(code);
    expect(await findProblem(confirm("pricing", proposal))).toBe("proposalSecondPerson");
    expect(await findProblem(confirm("second pricing", proposal))).toBeNull();
    expect(await exists(code)).toBe(true);
    expect(await findProblem(make({ code, ...fields }))).toBe("couponExists");
  });

  it("within the limits is created by one person", async () => {
    await make({ code: "SMALL" });
    expect(await exists("SMALL")).toBe(true);
  });

  it("is not created by a rejected proposal", async () => {
    await make({ code: "REJECTED", value: "90" });
    const proposal = await onlyProposal("coupon");
    expect(
      await findProblem(send("second pricing", `/proposals/${proposal}`, { command: "reject" })),
    ).toBeNull();
    expect(await findProblem(confirm("second pricing", proposal))).toBe("decidedBefore");
    expect(await exists("REJECTED")).toBe(false);
  });
});

it("asks for a second person if the rates of a day together move by more than a tenth", async () => {
  const enter = (tjs: string) =>
    send("pricing", "/rates", { currency: "EUR", validFrom: TODAY, tjs });
  const rate = async () =>
    (await api.as()(calculateTravel, { body: calculateTravel.examples.body })).data.rate;
  const before = Number(await rate());
  const near = Math.round(before * 1.09 * 100) / 100;
  const far = Math.round(before * 1.18 * 100) / 100;
  await enter(String(near));
  expect(await rate()).toBe(near);
  expect(await findProblem(enter(String(far)))).toBeNull();
  expect(await rate()).toBe(near);
  const proposal = await onlyProposal("rate");
  expect(await findProblem(confirm("pricing", proposal))).toBe("proposalSecondPerson");
  expect(await findProblem(confirm("second pricing", proposal))).toBeNull();
  expect(await rate()).toBe(far);
});

it("publishes content that promises something only once a second editor has confirmed it", async () => {
  const title = async () => (await api.as()(rules, { language: "en" })).data.title;
  const before = await title();
  const path = "/content/page/item?slug=rules";
  const change = async (fields: FormFields) => ({
    ...toForm(await browser.read(path, member("editor").Cookie), "version"),
    reason: "The lawyers asked",
    ...fields,
  });
  const published = await change({ "title.en": "New promise", command: "publish" });
  const response = await send("editor", path, published);
  expect(response.headers.get("location")).toContain("/content/page/history?slug=rules");
  expect(await title()).toBe(before);
  const proposal = await onlyProposal("promise");
  expect(await findProblem(confirm("editor", proposal))).toBe("proposalSecondPerson");
  expect((await confirm("pricing", proposal)).status).toBe(403);
  const history = await browser.read(
    "/content/page/history?slug=rules",
    member("second editor").Cookie,
  );
  expect(history).toMatch(
    /To be confirmed: Texts that promise.*page\/rules: version \d.*value="confirm"/s,
  );
  expect(await findProblem(confirm("second editor", proposal))).toBeNull();
  expect(await title()).toBe("New promise");
  const [latest] = await listVersions(api.service.db, { kind: "page", slug: "rules" });
  expect(latest).toMatchObject({ state: "published", savedBy: member("editor").name });

  await send("editor", path, await change({ "title.en": "Second", command: "publish" }));
  const stale = await onlyProposal("promise");
  await send("editor", path, await change({ "title.en": "Third", command: "draft" }));
  expect(await findProblem(confirm("second editor", stale))).toBe("contentChanged");
  expect(await title()).toBe("New promise");
  await send("second editor", `/proposals/${stale}`, { command: "reject" });
});

it("shows auditors what needs two people, and open proposals without their decision", async () => {
  await send("pricing", "/coupons", {
    code: "OPEN",
    kind: "percent",
    value: "60",
    validFrom: TODAY,
    validTo: "2026-12-31",
  });
  const page = await browser.read("/proposals", member("auditor").Cookie);
  for (const part of [
    "OPEN: −60",
    "What needs two people",
    "claims – 5 000 TJS",
    "more than 1 000 TJS",
    "Commission of a partner",
  ]) {
    expect(page.replace(/\s/g, " ")).toContain(part);
  }
  expect(await browser.read("/coupons", member("auditor").Cookie)).not.toContain('value="confirm"');
  const cashiers = await browser.read("/proposals", member("cashier").Cookie);
  expect(cashiers).not.toContain("OPEN");
});
