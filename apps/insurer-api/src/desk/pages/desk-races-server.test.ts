import { randomUUID } from "node:crypto";
import { and, count, eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productOn } from "#src/content/price/product-on-day.ts";
import { listVersions } from "#src/content/versions/content-versions.ts";
import { publishPlanned, saveContent } from "#src/content/versions/save-content.ts";
import { changeRoles, decideRoles } from "#src/desk/staff/manage-staff.ts";
import { setStaff } from "#src/desk/staff/staff-accounts.ts";
import { openServer } from "#src/platform/database/database.ts";
import { staff, staffRoleChange } from "#src/platform/database/schema/desk.ts";
import { productPrice } from "#src/platform/database/schema/prices.ts";
import { getToday } from "#src/platform/platform.ts";
import { decidePrice, proposePrice } from "#src/products/price/product-prices.ts";
import { moveDrafts, sealDraft } from "#src/sales/orders/drafts.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { seed } from "#src/testing/demo-content.ts";
import { DESK_SETTINGS, decision, deskBrowser } from "#src/testing/desk-browser.ts";
import { startPostgres, type TestPostgres } from "#src/testing/start-postgres.ts";

const AT_ONCE = 8;
const ROUNDS = 10;

let postgres: TestPostgres;
let api: TestService;
beforeAll(async () => {
  postgres = await startPostgres();
  api = await aService({ RATE_LIMITS: "off", ...DESK_SETTINGS }, () =>
    openServer(postgres.url, 10, () => undefined),
  );
});
afterAll(async () => {
  await api.close();
  await postgres.stop();
});

const many = Array.from({ length: AT_ONCE }, (_, index) => `person-${index}`);
const isDone = ({ status }: PromiseSettledResult<unknown>) => status === "fulfilled";

describe("simultaneous desk commands, on a Postgres server", () => {
  it("save only one version of a text; the other editors get contentChanged", async () => {
    const item = { kind: "page", slug: "rules" } as const;
    const save = (by: string) =>
      saveContent(
        api.service,
        { ...item, data: seed.rules, basedOn: 0, publishing: "now" },
        { decisionId: randomUUID(), by, confirmedBy: "second", reason: "race" },
      );
    const ends = await Promise.allSettled(many.map(save));
    expect(ends.filter(isDone)).toHaveLength(1);
    const refused = ends.flatMap((end) => (end.status === "rejected" ? [end.reason] : []));
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["contentChanged"]));
    const versions = await listVersions(api.service.db, item);
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
  });

  it("publish a planned version once across copies of the service", async () => {
    const item = { kind: "page", slug: "politics" } as const;
    const on = getToday(api.service);
    await saveContent(
      api.service,
      { ...item, data: seed.politics, basedOn: 0, publishing: { on } },
      { decisionId: randomUUID(), by: "planner", confirmedBy: "second", reason: "race" },
    );
    await Promise.all(many.map(() => publishPlanned(api.service)));
    const [newest] = await listVersions(api.service.db, item);
    expect(newest).toMatchObject({ version: 2, state: "published" });
  });

  it("leave one confirmed price per day", async () => {
    const { db } = api.service;
    const [box] = seed.boxes.filter(({ isSale, price }) => isSale && price > 0);
    const code = box?.productCode ?? "";
    const validFrom = getToday(api.service);
    const proposals = many.map((by) => ({ id: randomUUID(), by }));
    for (const [index, { id, by }] of proposals.entries()) {
      const price = { priceDiram: 10_000 + index, onSale: true, validFrom };
      await proposePrice(api.service, code, price, { decisionId: id, by });
    }
    const confirm = ({ id }: { id: string }) =>
      decidePrice(api.service, id, "confirmed", { decisionId: randomUUID(), by: "second" });
    const ends = await Promise.allSettled([...proposals, ...proposals].map(confirm));
    expect(ends.filter(isDone)).toHaveLength(AT_ONCE);
    const own = and(eq(productPrice.productCode, code), eq(productPrice.validFrom, validFrom));
    const confirmed = (await db.select().from(productPrice).where(own)).filter(
      ({ state }) => state === "confirmed",
    );
    expect(confirmed).toHaveLength(1);
    expect((await productOn(db, code, validFrom))?.priceDiram).toBe(confirmed[0]?.priceDiram);
  });
});

/** Disables every account, so that the tests create the only administrators. */
const disableAll = () =>
  api.service.db
    .update(staff)
    .set({ disabledAt: api.service.now() })
    .where(isNull(staff.disabledAt));

async function activeAdministrators(): Promise<number> {
  const isActive = and(isNull(staff.disabledAt), sql`'administrator' = any(${staff.roles})`);
  const [found] = await api.service.db.select({ count: count() }).from(staff).where(isActive);
  return found?.count ?? 0;
}

describe("simultaneous commands of administrators, on a Postgres server", () => {
  it.each(["disable", "roles"])(
    "leave one of two who revoke each other's rights: %s",
    async (command) => {
      const browser = deskBrowser(api);
      for (let round = 0; round < ROUNDS; round += 1) {
        await disableAll();
        const one = await browser.signedIn("administrator");
        const other = await browser.signedIn("administrator");
        const take = (by: typeof one, from: typeof one) =>
          browser.post(`/staff/${from.name}`, decision({ command, roles: ["auditor"] }), {
            Cookie: by.Cookie,
          });
        await Promise.all([take(one, other), take(other, one)]);
        expect(await activeAdministrators()).toBe(1);
      }
    },
  );

  it("reject an older proposal that would leave no administrator", async () => {
    const { service } = api;
    await disableAll();
    const proposal = randomUUID();
    const by = (id: string) => ({
      decisionId: proposal,
      actor: { id, role: "administrator" },
      reason: "race",
    });
    await setStaff(service, { name: "zarina", roles: [] });
    await changeRoles(service, "zarina", ["auditor"], by("first"));
    await setStaff(service, { name: "zarina", roles: ["administrator"] });
    const decided = decideRoles(service, proposal, "confirmed", by("second"));
    await expect(decided).rejects.toMatchObject({ code: "lastAdministrator" });
    expect(await activeAdministrators()).toBe(1);
    const [change] = await service.db
      .select()
      .from(staffRoleChange)
      .where(eq(staffRoleChange.id, proposal));
    expect(change?.roles).toEqual(["auditor"]);
  });
});

describe("simultaneous drafts, on a Postgres server", () => {
  const saved = (edition: string) => ({
    content: "{}",
    expiresAt: new Date(api.service.now().getTime() + 3_600_000),
    title: "",
    edition,
  });

  it("store only the first of simultaneous first saves", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const place = { owner: `visitor:${randomUUID()}`, kind: "travel", address: "" };
      const save = (edition: string) =>
        api.service.db.transaction((tx) => sealDraft(api.service, tx, place, saved(edition)));
      const ends = await Promise.allSettled(many.map(save));
      expect(ends.filter(isDone)).toHaveLength(1);
    }
  });

  it("move to an account that saves a draft of the same kind", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { db } = api.service;
      const [guest, person] = [`visitor:${randomUUID()}`, `user:${randomUUID()}`];
      const save = (owner: string) =>
        db.transaction((tx) =>
          sealDraft(api.service, tx, { owner, kind: "travel", address: "" }, saved("one")),
        );
      await save(guest);
      const moved = db.transaction((tx) => moveDrafts(api.service, tx, guest, person));
      const ends = await Promise.allSettled([save(person), moved]);
      expect(ends.filter(isDone)).toHaveLength(2);
    }
  });
});
