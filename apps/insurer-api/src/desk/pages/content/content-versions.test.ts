import { leaders, offices, PREVIEW_HEADER, rules } from "@sughurta/contracts/content";
import { DAY_MS } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseContentArchive } from "#src/content/archive/content-archive.ts";
import { exportContent, importContent } from "#src/content/archive/transfer-content.ts";
import { contentItem } from "#src/content/schema/content-table.ts";
import { listVersions } from "#src/content/versions/content-versions.ts";
import { publishPlanned } from "#src/content/versions/save-content.ts";
import { itemAt, openContentDesk, RULES } from "#src/desk/testing/open-content-desk.ts";
import { seedAll } from "#src/main/seed/seed-all.ts";
import { sellBoxes } from "#src/main/seed/seed-sales.ts";
import { seed } from "#src/testing/demo-content.ts";
import { toForm } from "#src/testing/desk-browser.ts";

const TOMORROW = "2026-11-22";
let desk: Awaited<ReturnType<typeof openContentDesk>>;
beforeAll(async () => {
  desk = await openContentDesk();
});
afterAll(() => desk.api.close());

describe("a content version", () => {
  it("is hidden from the site as a draft, and opens in the form again", async () => {
    const before = await desk.rulesInEnglish();
    await desk.save(RULES, { "title.en": "Half done" }, { command: "draft" });
    expect(await desk.rulesInEnglish()).toBe(before);
    expect(await desk.formAt(RULES, desk.second)).toMatchObject({ "title.en": "Half done" });
    expect(await desk.browser.read("/content/page", desk.second.Cookie)).toContain("draft");
  });

  it("is previewed on the site by a link valid for half an hour", async () => {
    await desk.save(RULES, { "title.en": "To be looked at" }, { command: "draft" });
    const page = await desk.browser.read(RULES, desk.first.Cookie);
    const [, link = ""] = /href="([^"]+)" target="_blank">Preview on the site/.exec(page) ?? [];
    const linkAddress = link.replaceAll("&amp;", "&");
    const led = await desk.browser.desk.request(linkAddress, { headers: desk.first });
    const site = new URL(led.headers.get("location") ?? "");
    expect([site.origin, site.pathname]).toEqual([desk.api.service.config.publicUrl, "/preview"]);
    expect(site.searchParams.get("lang")).toBe("en");
    const headers = { [PREVIEW_HEADER]: site.searchParams.get("token") ?? "" };
    const shown = await desk.api.as()(rules, { language: "en", headers });
    expect(shown.data.title).toBe("To be looked at");
    const { Cookie } = await desk.browser.signedIn("cashier");
    const refused = await desk.browser.desk.request(linkAddress, { headers: { Cookie } });
    expect(refused.status).toBe(403);
  });

  it("is published on its planned day, unless another version was published in between", async () => {
    const before = await desk.rulesInEnglish();
    const plan = (title: string) =>
      desk.save(RULES, { "title.en": title, publishOn: TOMORROW }, { command: "plan" });
    await plan("Of tomorrow");
    await publishPlanned(desk.api.service);
    expect(await desk.rulesInEnglish()).toBe(before);
    await desk.save(RULES, { "title.en": "In between" });
    desk.api.pass(DAY_MS);
    await publishPlanned(desk.api.service);
    expect(await desk.rulesInEnglish()).toBe("In between");
    desk.api.pass(-DAY_MS);
    await plan("Of tomorrow after all");
    desk.api.pass(DAY_MS);
    await publishPlanned(desk.api.service);
    expect(await desk.rulesInEnglish()).toBe("Of tomorrow after all");
    desk.api.pass(-DAY_MS);
  });

  it("is refused with a past or missing day, preserving the input", async () => {
    for (const publishOn of ["2026-11-20", ""]) {
      const response = await desk.save(
        RULES,
        { "title.en": "Late", publishOn },
        { command: "plan" },
      );
      const page = await response.text();
      expect(page).toContain("This day has passed");
      expect(toForm(page, "version")).toMatchObject({ "title.en": "Late" });
    }
  });

  it("says that nothing changed if it equals the draft, and shows what the draft changed", async () => {
    const changes = { "title.en": "Of the day after", publishOn: TOMORROW };
    await desk.save(RULES, changes, { command: "draft" });
    await desk.save(RULES, changes, { command: "plan" });
    const page = await desk.browser.read("/content/page/history?slug=rules", desk.first.Cookie);
    const [newest = ""] = /<article[\s\S]*?<\/article>/.exec(page) ?? [];
    expect(newest).toMatch(/Nothing changed since version \d+\./);
    expect(newest).toMatch(/What changed since version \d+<\/summary>[\s\S]*<ins>/);
  });

  it("is compared with the previous version, and can be restored", async () => {
    const path = "/content/page/history?slug=politics";
    const item = itemAt({ kind: "page", slug: "politics" });
    await desk.save(item, { "title.en": "Wrong title" });
    const page = await desk.browser.read(path, desk.first.Cookie);
    expect(page).toMatch(/<dt>Title, EN<\/dt>.*<ins>/s);
    expect(page).toContain("The lawyers asked");
    const undo = { ...toForm(page, "restore"), restore: "1", reason: "A slip" };
    const response = await desk.browser.post(path, undo, desk.second);
    expect(response.headers.get("location")).not.toContain("problem");
    await desk.confirmAll(desk.first);
    const [row] = await desk.api.service.db
      .select()
      .from(contentItem)
      .where(eq(contentItem.slug, "politics"));
    expect(row?.data).toEqual(seed.politics);
    const versions = await listVersions(desk.api.service.db, { kind: "page", slug: "politics" });
    expect(versions.map(({ version, savedBy }) => [version, savedBy !== null])).toEqual(
      expect.arrayContaining([
        [1, false],
        [3, true],
      ]),
    );
  });
});

describe("edited content", () => {
  it("is preserved when demonstration data is seeded again", async () => {
    await desk.save(RULES, { "title.en": "Ours" });
    await seedAll(desk.api.service, {
      ...seed,
      rules: { ...seed.rules, title: seed.politics.title },
    });
    expect(await desk.rulesInEnglish()).toBe("Ours");
  });

  it("is exported; an import replaces it and adds a version to its history", async () => {
    await desk.save(RULES, { "title.en": "Before the import" });
    await desk.save(RULES, { "title.en": "Later", publishOn: TOMORROW }, { command: "plan" });
    const { items } = await exportContent(desk.api.service);
    const archived = items.find(({ slug }) => slug === "rules");
    expect(archived?.data).toMatchObject({ title: { en: "Before the import" } });
    const changed = items
      .filter(({ kind }) => kind !== "leader")
      .map((item) => (item === archived ? { ...item, data: seed.rules } : item));
    const archive = parseContentArchive(JSON.parse(JSON.stringify({ version: 1, items: changed })));
    await importContent(desk.api.service, archive, [], sellBoxes(desk.api.service));
    desk.api.pass(DAY_MS);
    await publishPlanned(desk.api.service);
    expect(await desk.rulesInEnglish()).toBe(seed.rules.title.en);
    expect((await desk.api.as()(leaders)).data).toEqual([]);
    expect(((await desk.api.as()(offices)).data as unknown as unknown[]).length).toBeGreaterThan(0);
    desk.api.pass(-DAY_MS);
    const [newest] = await listVersions(desk.api.service.db, { kind: "page", slug: "rules" });
    expect(newest).toMatchObject({ savedBy: null, state: "published" });
  });
});
