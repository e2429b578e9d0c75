import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listVersions } from "#src/content/versions/content-versions.ts";
import { openContentDesk, RULES } from "#src/desk/testing/open-content-desk.ts";
import { toForm } from "#src/testing/desk-browser.ts";

let desk: Awaited<ReturnType<typeof openContentDesk>>;
beforeAll(async () => {
  desk = await openContentDesk();
});
afterAll(() => desk.api.close());

describe("simultaneous editing of one text", () => {
  it("shows the later editor the newer version, preserves the input, and accepts a second save", async () => {
    const [own, other] = [desk.formAt(RULES), desk.formAt(RULES, desk.second)];
    expect((await desk.save(RULES, { "title.en": "Of the first" }, { form: own })).status).toBe(
      303,
    );
    const late = await desk.save(
      RULES,
      { "title.en": "Of the second", "title.ru": "Второго" },
      { form: other, by: desk.second },
    );
    expect(late.status).toBe(422);
    const page = await late.text();
    expect(page).toContain("Another version was saved while you were writing");
    expect(page).toContain(desk.first.name);
    expect(page).toMatch(/<del>first<\/del><ins>second<\/ins>/);
    const kept = toForm(page, "version");
    expect(kept).toMatchObject({ "title.en": "Of the second", "title.ru": "Второго" });
    expect(await desk.rulesInEnglish()).toBe("Of the first");
    await desk.save(RULES, {}, { form: Promise.resolve(kept), by: desk.second });
    expect(await desk.rulesInEnglish()).toBe("Of the second");
  });

  it("reports the newer version also after a validation error was corrected", async () => {
    const other = desk.formAt(RULES, desk.second);
    await desk.save(RULES, { "title.en": "Of the first again" });
    const faulty = await desk.save(RULES, { "desc.en": "<p>" }, { form: other, by: desk.second });
    const mended = toForm(await faulty.text(), "version");
    const late = await desk.save(
      RULES,
      { "desc.en": "<p>Whole</p>" },
      { form: Promise.resolve(mended), by: desk.second },
    );
    expect(await late.text()).toContain("Another version was saved while you were writing");
    expect(await desk.rulesInEnglish()).toBe("Of the first again");
  });

  it("saves only one of two simultaneous versions", async () => {
    const forms = await Promise.all([desk.formAt(RULES), desk.formAt(RULES, desk.second)]);
    const responses = await Promise.all([
      desk.save(RULES, { "title.en": "A" }, { form: Promise.resolve(forms[0]) }),
      desk.save(RULES, { "title.en": "B" }, { form: Promise.resolve(forms[1]), by: desk.second }),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([303, 422]);
  });

  it("saves one draft, which is published once, when a form is submitted twice", async () => {
    const form = desk.formAt(RULES);
    const before = await listVersions(desk.api.service.db, { kind: "page", slug: "rules" });
    for (const _ of ["pressed", "pressed again"]) {
      expect((await desk.save(RULES, { "title.en": "Twice" }, { form })).status).toBe(303);
    }
    const after = await listVersions(desk.api.service.db, { kind: "page", slug: "rules" });
    expect(after.length).toBe(before.length + 2);
  });
});
