import { registerClaim } from "@sughurta/contracts/claim";
import { policyNumberFrom } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { claim } from "#src/platform/database/schema/service.ts";
import type { TestService } from "#src/testing/a-service.ts";
import { type DeskBrowser, openDesk, toForm } from "#src/testing/desk-browser.ts";
import { localPage } from "./resume-after-sign-in.ts";

const ORIGIN = "http://localhost:3999";
const HOUR_MS = 3_600_000;
const STEP_MS = 30_000;
const NOTE = 'Справка из ЖЭКа: "копия" & оригинал <до 5 числа>';

let api: TestService;
let browser: DeskBrowser;
beforeAll(async () => {
  ({ api, browser } = await openDesk());
});
afterAll(() => api.close());

/** Cookies of a response, as a browser sends them back. */
const getCookies = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((one) => one.split(";")[0] ?? "")
    .join("; ");

type Member = Awaited<ReturnType<DeskBrowser["aMember"]>>;

async function signIn(member: Member, Cookie = "") {
  api.pass(STEP_MS);
  const code = await browser.loadCode(member.name);
  return browser.post("/sign-in", { ...member, code }, { Cookie });
}

const getLocation = (response: Response) => response.headers.get("location") ?? "";

async function aClaimPage(): Promise<string> {
  const body = { ...registerClaim.examples.body, policyNumber: policyNumberFrom(1001) };
  return `/claims/${(await api.as()(registerClaim, { body })).data.id}`;
}

/** Fills in a note for a claim, lets the session expire and submits the form. */
async function sendLate(member: Member, note = NOTE) {
  const page = await aClaimPage();
  const session = getCookies(await signIn(member));
  const shown = toForm(await browser.read(`${page}?lang=tg`, session), "message");
  api.pass(HOUR_MS / 2);
  const fields: Record<string, string> = { ...shown, message: note, state: "papersAwaited" };
  const Referer = `${ORIGIN}${page}?lang=tg`;
  const refused = await browser.post(`${page}?lang=tg`, fields, { Cookie: session, Referer });
  return { page, fields, refused, kept: getCookies(refused) };
}

it("restores the page, its language and the text of a form after the session expired", async () => {
  const member = await browser.aMember("claims");
  const { page, fields, refused, kept } = await sendLate(member);
  expect([refused.status, getLocation(refused)]).toEqual([303, "/sign-in?lang=tg"]);
  expect(refused.headers.getSetCookie()[0]).toMatch(
    /^sughurta_desk_kept=[\w-]+; Max-Age=1800; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  expect(kept).not.toContain("ЖЭК");

  const entry = await signIn(member, kept);
  expect(getLocation(entry)).toBe(`${page}?lang=tg`);
  const cookies = `${kept}; ${getCookies(entry)}`;
  const shown = await browser.read(getLocation(entry), cookies);
  expect(shown).toContain("навиштаатон боз дар варақа аст");
  const { message, decision, ...rest } = toForm(shown, "message");
  expect(message).toBe(NOTE);
  expect(decision).not.toBe(fields.decision);

  const sent = await browser.post(
    getLocation(entry),
    { ...rest, message: message ?? "", decision: decision ?? "", state: "papersAwaited" },
    { Cookie: cookies },
  );
  expect(sent.headers.getSetCookie()[0]).toMatch(/^sughurta_desk_kept=; Max-Age=0; /);
  const [decided] = await api.service.db
    .select()
    .from(claim)
    .where(eq(claim.id, page.slice("/claims/".length)));
  expect(decided?.state).toBe("papersAwaited");
});

it("shows the text to no other staff member", async () => {
  const [first, second] = [await browser.aMember("claims"), await browser.aMember("claims")];
  const { page, kept } = await sendLate(first);
  const entry = await signIn(second, kept);
  expect(getLocation(entry)).toMatch(/^\/\?lang=/);
  const shown = await browser.read(page, `${kept}; ${getCookies(entry)}`);
  expect(shown).toContain('name="message"');
  expect(shown).not.toContain("ЖЭК");
});

it("stores no text without a session of its sender", async () => {
  const page = await aClaimPage();
  const Cookie = "sughurta_desk=forged";
  const refused = await browser.post(page, { message: NOTE }, { Cookie, Referer: ORIGIN + page });
  const member = await browser.aMember("claims");
  const entry = await signIn(member, getCookies(refused));
  expect(getLocation(entry)).toMatch(`${page}?lang=`);
  const shown = await browser.read(page, `${getCookies(refused)}; ${getCookies(entry)}`);
  expect(toForm(shown, "message").message).toBe("");
});

it("discards the text after half an hour", async () => {
  const member = await browser.aMember("claims");
  const { page, kept } = await sendLate(member);
  api.pass(HOUR_MS / 2);
  const entry = await signIn(member, kept);
  expect(getLocation(entry)).toMatch(/^\/\?lang=/);
  expect(await browser.read(page, `${kept}; ${getCookies(entry)}`)).not.toContain("ЖЭК");
});

it("shows a notice if a text was too long to be restored completely", async () => {
  const member = await browser.aMember("claims");
  let state = 1;
  const letters = Array.from({ length: 6_000 }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(0x430 + (state % 32));
  });
  const { kept, page } = await sendLate(member, letters.join(""));
  expect(kept.length).toBeLessThan(4_096);
  const entry = await signIn(member, kept);
  const shown = await browser.read(page, `${kept}; ${getCookies(entry)}`);
  expect(letters.join("")).toContain(toForm(shown, "message").message);
  expect(shown).toContain("only its beginning is here");
});

it("opens the requested page after signing in", async () => {
  const opened = await browser.desk.request("/claims?show=all&lang=tg");
  expect(getLocation(opened)).toBe("/sign-in?lang=tg");
  const entry = await signIn(await browser.aMember("claims"), getCookies(opened));
  expect(getLocation(entry)).toBe("/claims?show=all&lang=tg");
});

it.each([
  ["https://evil.example/claims", "/"],
  ["//evil.example/claims", "/"],
  ["/\\evil.example", "/"],
  ["javascript:alert(1)", "/"],
  [`${ORIGIN}//evil.example`, "/"],
  [`${ORIGIN}.evil.example/claims`, "/"],
  [`${ORIGIN}/claims?lang=tg#top`, "/claims?lang=tg"],
])("accepts pages of the desk only: %s", (address, page) => {
  expect(localPage(address, ORIGIN)).toBe(page);
});

it("redirects to the home page for a forged cookie or a referrer of another site", async () => {
  const member = await browser.aMember("claims");
  const forged = await signIn(member, "sughurta_desk_kept=aHR0cHM6Ly9ldmlsLmV4YW1wbGU");
  expect(getLocation(forged)).toMatch(/^\/\?lang=/);
  const refused = await browser.post("/sign-out", {}, { Referer: "https://evil.example/claims" });
  expect(getLocation(await signIn(member, getCookies(refused)))).toMatch(/^\/\?lang=/);
});
