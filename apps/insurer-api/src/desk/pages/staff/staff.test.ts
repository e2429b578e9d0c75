import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { disableStaff } from "#src/desk/staff/staff-accounts.ts";
import { staff, staffRoleChange } from "#src/platform/database/schema/desk.ts";
import type { TestService } from "#src/testing/a-service.ts";
import {
  type DeskBrowser,
  decision,
  type FormFields,
  openDesk,
} from "#src/testing/desk-browser.ts";

let api: TestService;
let browser: DeskBrowser;
let first: { name: string; Cookie: string };
let second: { name: string; Cookie: string };
beforeAll(async () => {
  ({ api, browser } = await openDesk());
  first = await browser.signedIn("administrator");
  second = await browser.signedIn("administrator");
});
afterAll(() => api.close());

const send = (path: string, fields: FormFields, { Cookie } = first) =>
  browser.post(path, decision(fields), { Cookie });
const getProblem = (response: Response) =>
  new URL(response.headers.get("location") ?? "", "http://desk").searchParams.get("problem");
const listRoles = async (name: string) =>
  (await api.service.db.select().from(staff).where(eq(staff.name, name)))[0]?.roles;
const decide = async (name: string, command: string, by = second) => {
  const page = await browser.read(`/staff/${name}`, by.Cookie);
  const [, path = ""] = /action="(\/staff\/[^"?]+\/roles\/[^"?]+)/.exec(page) ?? [];
  return send(path, { command }, by);
};

it("creates an account without rights until another administrator confirms its roles", async () => {
  const made = await send("/staff", { name: "Zarina", roles: ["cashier", "support"] });
  const [, password = ""] = /<code>([^<]+)<\/code>/.exec(await made.text()) ?? [];
  const code = await browser.loadCode("zarina");
  const session = await browser.post("/sign-in", { name: "zarina", password, code });
  const [Cookie = ""] = (session.headers.get("set-cookie") ?? "").split(";");
  const open = async () =>
    (await browser.desk.request("/payments", { headers: { Cookie } })).status;
  expect(await open()).toBe(403);
  const front = await browser.read("/", Cookie);
  expect(front).toContain("You have no roles yet");
  expect(front).toContain('action="/sign-out');
  const administrators = await browser.read("/", second.Cookie);
  expect(administrators).toMatch(/Staff<span><strong>1<\/strong> waiting/);
  expect(administrators).toMatch(/Partners<\/a>/);

  expect(await browser.read("/staff/zarina", first.Cookie)).not.toContain('value="confirm"');
  const [change] = await api.service.db.select().from(staffRoleChange);
  const own = await send(`/staff/zarina/roles/${change?.id}`, { command: "confirm" });
  expect(getProblem(own)).toBe("staffSecondPerson");
  expect(await listRoles("zarina")).toEqual([]);
  expect(getProblem(await decide("zarina", "confirm"))).toBeNull();
  expect(await listRoles("zarina")).toEqual(["cashier", "support"]);
  expect(await open()).toBe(200);
  expect(await browser.actionsOn("staff:zarina")).toEqual([
    "staff.create",
    "signIn",
    "staff.confirm",
  ]);
  expect(getProblem(await send("/staff", { name: "zarina", roles: ["editor"] }))).toBe(
    "staffExists",
  );
  expect(getProblem(await send("/staff", { name: "a b", roles: [] }))).toBe("staffNameWrong");
});

it("enforces in SQL that proposers cannot confirm their own proposal", async () => {
  const { db } = api.service;
  const [change] = await db.select().from(staffRoleChange);
  const own = db
    .update(staffRoleChange)
    .set({ decidedBy: change?.proposedBy ?? "" })
    .where(eq(staffRoleChange.id, change?.id ?? ""));
  await expect(own.execute()).rejects.toThrow();
});

it("revokes roles immediately, and grants new ones after confirmation by a second person", async () => {
  const member = await browser.signedIn("cashier", "support");
  const path = `/staff/${member.name}`;
  await send(path, { command: "roles", roles: ["cashier", "pricing"] });
  expect(await listRoles(member.name)).toEqual(["cashier"]);
  const again = await send(path, { command: "roles", roles: ["cashier", "editor"] });
  expect(getProblem(again)).toBe("staffRolesWait");
  await decide(member.name, "reject", first);
  expect(await listRoles(member.name)).toEqual(["cashier"]);
  expect(getProblem(await send(path, { command: "roles", roles: ["cashier"] }))).toBe(
    "staffRolesSame",
  );
});

it("ends sessions and disables accounts immediately, but never the last administrator", async () => {
  const member = await browser.signedIn("editor");
  const open = async () =>
    (await browser.desk.request("/content", { headers: { Cookie: member.Cookie } })).status;
  await send(`/staff/${member.name}`, { command: "endSessions" });
  expect(await open()).toBe(303);
  await send(`/staff/${member.name}`, { command: "disable" });
  expect(await browser.read(`/staff/${member.name}`, first.Cookie)).toContain("Access closed");
  await disableStaff(api.service, second.name);
  for (const fields of [{ command: "disable" }, { command: "roles", roles: ["editor"] }]) {
    const response = await send(`/staff/${first.name}`, fields);
    expect(getProblem(response)).toBe("lastAdministrator");
  }
});
