import { randomBytes, type ScryptOptions, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { logIn } from "@sughurta/contracts/session";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { staff } from "#src/platform/database/schema/desk.ts";
import { user } from "#src/platform/database/schema/service.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { anAccount, PASSWORD } from "#src/testing/an-account.ts";
import { DESK_SETTINGS, deskBrowser } from "#src/testing/desk-browser.ts";
import { observePasswords } from "#src/testing/password-cost.ts";
import { hashPassword, isPassword } from "./password.ts";

const PRESENT = /^scrypt\$ln=15,r=8,p=3\$[^$]+\$[^$]+$/;

/** A hash in the earlier format without parameters. */
async function earlierHash(password: string): Promise<string> {
  const salt = randomBytes(16);
  const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
  const hash = await derive(password, salt, 32, { N: 2 ** 15, r: 8, p: 1 });
  return `scrypt$${salt.toString("base64")}$${hash.toString("base64")}`;
}

it("a wrong password costs the same with a current, an earlier and no hash", async () => {
  const hashes = [await hashPassword(PASSWORD), await earlierHash(PASSWORD), undefined];
  for (const hash of hashes) {
    const derivations = observePasswords();
    expect(await isPassword("wrong", hash, { lane: "strangers", key: "192.0.2.1" })).toBe(false);
    const costs = derivations.map(({ N = 0, r = 0, p = 0 }) => N * r * p);
    expect(costs.reduce((sum, cost) => sum + cost, 0)).toBe(2 ** 15 * 8 * 3);
  }
});

let api: TestService;
beforeAll(async () => {
  api = await aService(DESK_SETTINGS);
});
afterAll(() => api.close());

describe("hashes with earlier parameters", () => {
  it("are replaced at the next sign-in with the right password", async () => {
    const { id, phone } = await anAccount(api);
    const isThis = eq(user.id, id);
    const stored = await earlierHash(PASSWORD);
    await api.service.db.update(user).set({ passwordHash: stored }).where(isThis);
    const computeHash = async () =>
      (await api.service.db.select().from(user).where(isThis))[0]?.passwordHash;
    const attempt = async (password: string) =>
      (await api.as()(logIn, { body: { username: phone, password } })).status;
    expect(await attempt("wrong")).toBe(401);
    expect(await computeHash()).toBe(stored);
    expect(await attempt(PASSWORD)).toBe(200);
    const renewed = await computeHash();
    expect(renewed).toMatch(PRESENT);
    expect(await attempt(PASSWORD)).toBe(200);
    expect(await computeHash()).toBe(renewed);
    expect(await attempt("wrong")).toBe(401);
  });

  it("of staff are replaced at the next sign-in too", async () => {
    const browser = deskBrowser(api);
    const { name, password } = await browser.aMember("cashier");
    const isThis = eq(staff.name, name);
    await api.service.db
      .update(staff)
      .set({ passwordHash: await earlierHash(password) })
      .where(isThis);
    const code = await browser.loadCode(name);
    expect((await browser.post("/sign-in", { name, password, code })).status).toBe(303);
    const [member] = await api.service.db.select().from(staff).where(isThis);
    expect(member?.passwordHash).toMatch(PRESENT);
  });
});
