import { randomBytes, scryptSync } from "node:crypto";
import { logIn } from "@sughurta/contracts/session";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { staff } from "#src/platform/database/schema/desk.ts";
import { user } from "#src/platform/database/schema/service.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { anAccount, PASSWORD } from "#src/testing/an-account.ts";
import { DESK_SETTINGS, deskBrowser } from "#src/testing/desk-browser.ts";

const PRESENT = /^scrypt\$ln=15,r=8,p=3\$[^$]+\$[^$]+$/;

/** A hash in the earlier format without parameters. */
function earlierHash(password: string): string {
  const salt = randomBytes(16);
  const options = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
  const hash = scryptSync(password, salt, 32, options);
  return `scrypt$${salt.toString("base64")}$${hash.toString("base64")}`;
}

let api: TestService;
beforeAll(async () => {
  api = await aService(DESK_SETTINGS);
});
afterAll(() => api.close());

describe("hashes with earlier parameters", () => {
  it("are replaced at the next sign-in with the right password", async () => {
    const { id, phone } = await anAccount(api);
    const isThis = eq(user.id, id);
    const stored = earlierHash(PASSWORD);
    await api.service.db.update(user).set({ passwordHash: stored }).where(isThis);
    const hashOf = async () =>
      (await api.service.db.select().from(user).where(isThis))[0]?.passwordHash;
    const attempt = async (password: string) =>
      (await api.as()(logIn, { body: { username: phone, password } })).status;
    expect(await attempt("wrong")).toBe(401);
    expect(await hashOf()).toBe(stored);
    expect(await attempt(PASSWORD)).toBe(200);
    const renewed = await hashOf();
    expect(renewed).toMatch(PRESENT);
    expect(await attempt(PASSWORD)).toBe(200);
    expect(await hashOf()).toBe(renewed);
    expect(await attempt("wrong")).toBe(401);
  });

  it("of staff are replaced at the next sign-in too", async () => {
    const browser = deskBrowser(api);
    const { name, password } = await browser.aMember("cashier");
    const isThis = eq(staff.name, name);
    await api.service.db
      .update(staff)
      .set({ passwordHash: earlierHash(password) })
      .where(isThis);
    const code = await browser.codeOf(name);
    expect((await browser.post("/sign-in", { name, password, code })).status).toBe(303);
    const [member] = await api.service.db.select().from(staff).where(isThis);
    expect(member?.passwordHash).toMatch(PRESENT);
  });
});
