import { box } from "@sughurta/contracts/box";
import { blogArticle, leaders, offices, PREVIEW_HEADER, rules } from "@sughurta/contracts/content";
import { eq } from "drizzle-orm";
import { html } from "hono/html";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseContentArchive } from "#src/content/archive/content-archive.ts";
import { exportContent, importContent } from "#src/content/archive/transfer-content.ts";
import { CONTENT_KINDS } from "#src/content/content-schemas.ts";
import { contentItem } from "#src/content/content-table.ts";
import { versionsOf } from "#src/content/versions/content-versions.ts";
import { publishPlanned } from "#src/content/versions/save-content.ts";
import { seedAll } from "#src/main/seed/seed-all.ts";
import { sellBoxes } from "#src/main/seed/seed-sales.ts";
import { product } from "#src/platform/database/schema/sales.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { seed } from "#src/testing/demo-content.ts";
import { DESK_SETTINGS, decision, deskBrowser, formOf } from "#src/testing/desk-browser.ts";
import { itemFields } from "./content-field-views.ts";
import { fieldsOf } from "./content-fields.ts";
import { readContentForm } from "./read-content-form.ts";

const DAY_MS = 86_400_000;
const TOMORROW = "2026-11-22";
const RULES = "/content/page/item?slug=rules";

let api: TestService;
let browser: ReturnType<typeof deskBrowser>;
let [first, second] = ["", ""];
let firstName = "";
beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off", ...DESK_SETTINGS });
  browser = deskBrowser(api);
  const member = await browser.signedIn("editor");
  [first, firstName] = [member.Cookie, member.name];
  second = (await browser.signedIn("editor")).Cookie;
});
afterAll(() => api.close());

const formAt = async (path: string, Cookie = first) =>
  formOf(await browser.read(path, Cookie), "version");
/** Opens a form, changes fields of it and presses a button. */
async function save(
  path: string,
  changes: Record<string, string>,
  { command = "publish", Cookie = first, form = formAt(path, Cookie) } = {},
) {
  const fields = { ...(await form), reason: "The lawyers asked", ...changes, command };
  return browser.post(path, fields, { Cookie });
}
const rulesInEnglish = async () => (await api.as()(rules, { language: "en" })).data.title;
const itemAt = ({ kind, slug }: { kind: string; slug: string }) =>
  `/content/${kind}/item?${new URLSearchParams({ slug })}`;

describe("a form of content", () => {
  it("stands for each item of every kind, and reads as it was where nothing was changed", async () => {
    const { items } = await exportContent(api.service);
    const faults = new Map();
    for (const { kind, slug, data } of items) {
      const stored = JSON.parse(JSON.stringify(data));
      const drawn = itemFields(fieldsOf(kind), stored, false, { language: "ru", faults });
      const page = String(await html`<form ><input name="version">${drawn}</form>`);
      const sent = new FormData();
      for (const [name, value] of Object.entries(formOf(page, "version"))) sent.set(name, value);
      const read = readContentForm(fieldsOf(kind), sent, stored, () => Number.NaN);
      // The rest, such as what a policy insures, is no field of the form.
      const names = Object.keys(fieldsOf(kind).fields);
      const before = Object.fromEntries(names.map((name) => [name, stored[name]]));
      expect([kind, slug, withoutFalse(read)]).toEqual([kind, slug, withoutFalse(before)]);
    }
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(CONTENT_KINDS));
  });

  it("is saved for every kind, and changes nothing where nothing was changed", async () => {
    const { items } = await exportContent(api.service);
    for (const kind of CONTENT_KINDS) {
      const item = items.find((one) => one.kind === kind);
      const { status } = await save(itemAt({ kind, slug: item?.slug ?? "" }), {});
      expect([kind, status]).toEqual([kind, 303]);
    }
    expect(withoutFalse((await exportContent(api.service)).items)).toEqual(withoutFalse(items));
  });

  it("has three languages and no price, and says where prices are", async () => {
    const page = await browser.read(
      itemAt({ kind: "box", slug: seed.boxes[0]?.slug ?? "" }),
      first,
    );
    for (const language of ["ru", "tg", "en"]) expect(page).toContain(`name="title.${language}"`);
    expect(page).not.toMatch(/name="(?:price|isSale|prepaid|insures)/);
    expect(page).toContain("Prices of policies");
  });

  it("publishes at once, with who, why and when, and calls the policy the same everywhere", async () => {
    const { slug, productCode } = seed.boxes[1] ?? seed.boxes[0] ?? { slug: "", productCode: "" };
    await save(itemAt({ kind: "box", slug }), { "title.en": "Renamed" });
    expect((await api.as()(box, { params: { slug }, language: "en" })).data).toMatchObject([
      { title: "Renamed" },
    ]);
    const [sold] = await api.service.db.select().from(product).where(eq(product.code, productCode));
    expect(sold?.title.en).toBe("Renamed");
    const events = await browser.eventsOf(`content:box/${slug}`);
    expect(events.at(-1)).toMatchObject({
      action: "content.publish",
      staffName: firstName,
      reason: "The lawyers asked",
    });
  });

  it("keeps what was typed where markup is broken, and names the place", async () => {
    const before = await rulesInEnglish();
    const broken = "<h3>One</h3>\n<p>Two <strong>three</p>";
    const answer = await save(RULES, { "desc.en": broken, "title.en": "Typed with care" });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toMatch(/href="#f-desc\.en">Text, EN<\/a>: line 2: &lt;strong&gt; is not closed/);
    expect(formOf(page, "version")).toMatchObject({
      "desc.en": broken,
      "title.en": "Typed with care",
      reason: "The lawyers asked",
    });
    expect(await rulesInEnglish()).toBe(before);
  });

  it("refuses what an import refuses: coordinates, dates, a reason that is missing", async () => {
    const { items } = await exportContent(api.service);
    const slugOf = (kind: string) => items.find((item) => item.kind === kind)?.slug ?? "";
    const office = itemAt({ kind: "office", slug: slugOf("office") });
    const vacancy = itemAt({ kind: "vacancy", slug: slugOf("vacancy") });
    expect(await (await save(office, { coords: "near the park" })).text()).toContain("two numbers");
    expect(await (await save(vacancy, { dateEnd: "soon" })).text()).toContain("Enter a date");
    expect(await (await save(office, { reason: "" })).text()).toContain(
      "Write who decides and why",
    );
  });

  it("adds, moves and removes parts of a list", async () => {
    const path = itemAt({ kind: "footer", slug: "footer" });
    const { length = 0 } = seed.footer.company;
    await save(path, {
      [`company.${length}.title.en`]: "Newest",
      [`company.${length}.link`]: "/newest",
      [`company.${length}.place`]: "0.5",
    });
    const form = await formAt(path);
    expect(form).toMatchObject({ "company.0.title.en": "Newest", "company.0.link": "/newest" });
    expect(form["company.size"]).toBe(String(length + 2));
    await save(path, { "company.0.remove": "yes" });
    expect((await formAt(path))["company.size"]).toBe(String(length + 1));
  });
});

describe("a new item", () => {
  it("gets a number, is refused a name that is taken, and can be taken off the site", async () => {
    const fields = {
      slug: "first-of-the-desk",
      "title.en": "Written at the desk",
      mainImg: "/files/blog.svg",
      createdAt: "2026-11-21",
      "descriptions.0.en": "<p>Hello</p>",
    };
    const made = await save("/content/blogPost/item", fields);
    expect(made.status).toBe(303);
    const read = () => api.as()(blogArticle, { params: { slug: fields.slug }, language: "en" });
    const ids = seed.blogPosts.map(({ id }) => id);
    expect((await read()).data).toMatchObject({
      id: Math.max(...ids) + 1,
      title: "Written at the desk",
      description: "<p>Hello</p>",
    });
    const again = await save("/content/blogPost/item", fields);
    expect(await again.text()).toContain("This name is taken");
    const off = `/content/blogPost/off?slug=${fields.slug}`;
    await browser.post(off, decision({ version: "1" }), { Cookie: first });
    expect((await read()).status).toBe(404);
    expect(await browser.read("/content/blogPost", first)).toContain("Not on the site");
  });

  it("is none of the kinds that the site has once", async () => {
    for (const kind of ["footer", "page", "box", "slides", "audience"]) {
      const answer = await browser.desk.request(`/content/${kind}/item`, {
        headers: { Cookie: first },
      });
      expect([kind, answer.status]).toEqual([kind, 404]);
    }
    const off = await browser.post("/content/page/off?slug=rules", decision({ version: "0" }), {
      Cookie: first,
    });
    expect(off.headers.get("location")).toContain("problem=notFound");
  });
});

describe("two editors at once", () => {
  it("the later one is told by whom and what, loses nothing, and may save once more", async () => {
    const [own, other] = [formAt(RULES), formAt(RULES, second)];
    expect((await save(RULES, { "title.en": "Of the first" }, { form: own })).status).toBe(303);
    const late = await save(
      RULES,
      { "title.en": "Of the second", "title.ru": "Второго" },
      { form: other, Cookie: second },
    );
    expect(late.status).toBe(422);
    const page = await late.text();
    expect(page).toContain("Another version was saved while you were writing");
    expect(page).toContain(firstName);
    expect(page).toMatch(/<del>first<\/del><ins>second<\/ins>/);
    const kept = formOf(page, "version");
    expect(kept).toMatchObject({ "title.en": "Of the second", "title.ru": "Второго" });
    expect(await rulesInEnglish()).toBe("Of the first");
    await save(RULES, {}, { form: Promise.resolve(kept), Cookie: second });
    expect(await rulesInEnglish()).toBe("Of the second");
  });

  it("the later one is told also where a fault was to be mended first", async () => {
    const other = formAt(RULES, second);
    await save(RULES, { "title.en": "Of the first again" });
    const faulty = await save(RULES, { "desc.en": "<p>" }, { form: other, Cookie: second });
    const mended = formOf(await faulty.text(), "version");
    const late = await save(
      RULES,
      { "desc.en": "<p>Whole</p>" },
      { form: Promise.resolve(mended), Cookie: second },
    );
    expect(await late.text()).toContain("Another version was saved while you were writing");
    expect(await rulesInEnglish()).toBe("Of the first again");
  });

  it("never both save one version, however close their presses are", async () => {
    const forms = await Promise.all([formAt(RULES), formAt(RULES, second)]);
    const answers = await Promise.all([
      save(RULES, { "title.en": "A" }, { form: Promise.resolve(forms[0]) }),
      save(RULES, { "title.en": "B" }, { form: Promise.resolve(forms[1]), Cookie: second }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422]);
  });

  it("is no other where one presses twice", async () => {
    const form = formAt(RULES);
    const before = await versionsOf(api.service.db, { kind: "page", slug: "rules" });
    for (const _ of ["pressed", "pressed again"]) {
      expect((await save(RULES, { "title.en": "Twice" }, { form })).status).toBe(303);
    }
    const after = await versionsOf(api.service.db, { kind: "page", slug: "rules" });
    expect(after.length).toBe(before.length + 1);
  });
});

describe("a version", () => {
  it("that is a draft is seen by nobody outside, and opens in the form again", async () => {
    const before = await rulesInEnglish();
    await save(RULES, { "title.en": "Half done" }, { command: "draft" });
    expect(await rulesInEnglish()).toBe(before);
    expect(await formAt(RULES, second)).toMatchObject({ "title.en": "Half done" });
    expect(await browser.read("/content/page", second)).toContain("draft");
  });

  it("is previewed on the site by its link, which names it for half an hour", async () => {
    await save(RULES, { "title.en": "To be looked at" }, { command: "draft" });
    const page = await browser.read(RULES, first);
    const [, link = ""] = /href="([^"]+)" target="_blank">Preview on the site/.exec(page) ?? [];
    const linkAddress = link.replaceAll("&amp;", "&");
    const led = await browser.desk.request(linkAddress, { headers: { Cookie: first } });
    const site = new URL(led.headers.get("location") ?? "");
    expect([site.origin, site.pathname]).toEqual([api.service.config.publicUrl, "/preview"]);
    const headers = { [PREVIEW_HEADER]: site.searchParams.get("token") ?? "" };
    const shown = await api.as()(rules, { language: "en", headers });
    expect(shown.data.title).toBe("To be looked at");
    const { Cookie } = await browser.signedIn("cashier");
    const refused = await browser.desk.request(linkAddress, { headers: { Cookie } });
    expect(refused.status).toBe(403);
  });

  it("with a day is published on it, and not where another was published in between", async () => {
    const before = await rulesInEnglish();
    const plan = (title: string) =>
      save(RULES, { "title.en": title, publishOn: TOMORROW }, { command: "plan" });
    await plan("Of tomorrow");
    await publishPlanned(api.service);
    expect(await rulesInEnglish()).toBe(before);
    await save(RULES, { "title.en": "In between" });
    api.pass(DAY_MS);
    await publishPlanned(api.service);
    expect(await rulesInEnglish()).toBe("In between");
    api.pass(-DAY_MS);
    await plan("Of tomorrow after all");
    api.pass(DAY_MS);
    await publishPlanned(api.service);
    expect(await rulesInEnglish()).toBe("Of tomorrow after all");
    api.pass(-DAY_MS);
  });

  it("with a day that has passed, or without one, is refused with all that was typed", async () => {
    for (const publishOn of ["2026-11-20", ""]) {
      const answer = await save(RULES, { "title.en": "Late", publishOn }, { command: "plan" });
      const page = await answer.text();
      expect(page).toContain("This day has passed");
      expect(formOf(page, "version")).toMatchObject({ "title.en": "Late" });
    }
  });

  it("is compared with the one before, and can be published again", async () => {
    const path = "/content/page/history?slug=politics";
    const item = itemAt({ kind: "page", slug: "politics" });
    await save(item, { "title.en": "Wrong title" });
    const page = await browser.read(path, first);
    expect(page).toMatch(/<dt>Title, EN<\/dt>.*<ins>/s);
    expect(page).toContain("The lawyers asked");
    const undo = { ...formOf(page, "restore"), reason: "A slip" };
    const answer = await browser.post(path, undo, { Cookie: second });
    expect(answer.headers.get("location")).not.toContain("problem");
    const [row] = await api.service.db
      .select()
      .from(contentItem)
      .where(eq(contentItem.slug, "politics"));
    expect(row?.data).toEqual(seed.politics);
    const versions = await versionsOf(api.service.db, { kind: "page", slug: "politics" });
    expect(versions.map(({ version, savedBy }) => [version, savedBy !== null])).toEqual(
      expect.arrayContaining([
        [1, false],
        [3, true],
      ]),
    );
  });
});

describe("what people wrote", () => {
  it("survives another start and another demonstration", async () => {
    await save(RULES, { "title.en": "Ours" });
    await seedAll(api.service, { ...seed, rules: { ...seed.rules, title: seed.politics.title } });
    expect(await rulesInEnglish()).toBe("Ours");
  });

  it("is in an export; an import comes over it and stands in the history", async () => {
    await save(RULES, { "title.en": "Before the import" });
    await save(RULES, { "title.en": "Later", publishOn: TOMORROW }, { command: "plan" });
    const { items } = await exportContent(api.service);
    const archived = items.find(({ slug }) => slug === "rules");
    expect(archived?.data).toMatchObject({ title: { en: "Before the import" } });
    const changed = items
      .filter(({ kind }) => kind !== "leader")
      .map((item) => (item === archived ? { ...item, data: seed.rules } : item));
    const archive = parseContentArchive(JSON.parse(JSON.stringify({ version: 1, items: changed })));
    await importContent(api.service, archive, [], sellBoxes(api.service));
    api.pass(DAY_MS);
    await publishPlanned(api.service);
    expect(await rulesInEnglish()).toBe(seed.rules.title.en);
    expect((await api.as()(leaders)).data).toEqual([]);
    expect(((await api.as()(offices)).data as unknown as unknown[]).length).toBeGreaterThan(0);
    api.pass(-DAY_MS);
    const [newest] = await versionsOf(api.service.db, { kind: "page", slug: "rules" });
    expect(newest).toMatchObject({ savedBy: null, state: "published" });
  });
});

/** A box that is not ticked says nothing of a field that may be missing. */
const withoutFalse = (data: unknown) =>
  JSON.parse(JSON.stringify(data, (_, value: unknown) => (value === false ? undefined : value)));
