import { box } from "@sughurta/contracts/box";
import { blogArticle } from "@sughurta/contracts/content";
import { LANGUAGES } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { html } from "hono/html";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportContent } from "#src/content/archive/transfer-content.ts";
import { CONTENT_KINDS } from "#src/content/schema/content-schemas.ts";
import { itemAt, openContentDesk, RULES } from "#src/desk/testing/open-content-desk.ts";
import { product } from "#src/platform/database/schema/sales.ts";
import { seed } from "#src/testing/demo-content.ts";
import { decision, toForm } from "#src/testing/desk-browser.ts";
import { itemFields } from "./content-field-views.ts";
import { getFields, readContentForm } from "./content-form.ts";

let desk: Awaited<ReturnType<typeof openContentDesk>>;
beforeAll(async () => {
  desk = await openContentDesk();
});
afterAll(() => desk.api.close());

describe("a content form", () => {
  it.each([
    ["all languages", LANGUAGES],
    ["one language", ["tg"]],
  ] as const)("of %s reads back every item of every kind unchanged", async (_, languages) => {
    const { items } = await exportContent(desk.api.service);
    const drawing = { language: "ru", languages, faults: new Map() } as const;
    for (const { kind, slug, data } of items) {
      const stored = JSON.parse(JSON.stringify(data));
      const drawn = itemFields(getFields(kind), stored, false, drawing);
      const page = String(await html`<form ><input name="version">${drawn}</form>`);
      const sent = new FormData();
      for (const [name, value] of Object.entries(toForm(page, "version"))) sent.set(name, value);
      const read = readContentForm(getFields(kind), sent, stored, () => Number.NaN);
      // The rest, such as what a policy insures, is not part of the form.
      const names = Object.keys(getFields(kind).fields);
      const before = Object.fromEntries(names.map((name) => [name, stored[name]]));
      expect([kind, slug, withoutFalse(read)]).toEqual([kind, slug, withoutFalse(before)]);
    }
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(CONTENT_KINDS));
  });

  it("saves every kind, and changes no data if no field was changed", async () => {
    const { items } = await exportContent(desk.api.service);
    for (const kind of CONTENT_KINDS) {
      const item = items.find((one) => one.kind === kind);
      const { status } = await desk.save(itemAt({ kind, slug: item?.slug ?? "" }), {});
      expect([kind, status]).toEqual([kind, 303]);
    }
    expect(withoutFalse((await exportContent(desk.api.service)).items)).toEqual(
      withoutFalse(items),
    );
  });

  it("has three languages and no price, and refers to the price pages", async () => {
    const page = await desk.browser.read(
      itemAt({ kind: "box", slug: seed.boxes[0]?.slug ?? "" }),
      desk.first.Cookie,
    );
    for (const language of ["ru", "tg", "en"]) expect(page).toContain(`name="title.${language}"`);
    expect(page).not.toMatch(/name="(?:price|isSale|prepaid|insures)/);
    expect(page).toContain("Prices of policies");
  });

  it("publishes with a second person, records who and why, and renames the product everywhere", async () => {
    const { slug, productCode } = seed.boxes[1] ?? seed.boxes[0] ?? { slug: "", productCode: "" };
    await desk.save(itemAt({ kind: "box", slug }), { "title.en": "Renamed" });
    expect((await desk.api.as()(box, { params: { slug }, language: "en" })).data).toMatchObject([
      { title: "Renamed" },
    ]);
    const [sold] = await desk.api.service.db
      .select()
      .from(product)
      .where(eq(product.code, productCode));
    expect(sold?.title.en).toBe("Renamed");
    const events = await desk.browser.listEvents(`content:box/${slug}`);
    expect(events.slice(-2)).toMatchObject([
      { action: "promise.propose", staffName: desk.first.name, reason: "The lawyers asked" },
      { action: "promise.confirm", staffName: desk.second.name },
    ]);
  });

  it("reports a link that the site would not show", async () => {
    const text = '<p>Read\n<a href="javascript:alert(1)">this</a></p>';
    const response = await desk.save(RULES, { "desc.en": text });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(
      "line 2: the site does not show the link &quot;javascript:alert(1)&quot;: start it with https://",
    );
  });

  it("preserves the input when markup is invalid, and names the line", async () => {
    const before = await desk.rulesInEnglish();
    const broken = "<h3>One</h3>\n<p>Two <strong>three</p>";
    const response = await desk.save(RULES, { "desc.en": broken, "title.en": "Typed with care" });
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toMatch(/href="#f-desc\.en">Text, EN<\/a>: line 2: &lt;strong&gt; is not closed/);
    expect(toForm(page, "version")).toMatchObject({
      "desc.en": broken,
      "title.en": "Typed with care",
      reason: "The lawyers asked",
    });
    expect(await desk.rulesInEnglish()).toBe(before);
  });

  it("rejects invalid coordinates and dates and a missing reason, as an import does", async () => {
    const { items } = await exportContent(desk.api.service);
    const toSlug = (kind: string) => items.find((item) => item.kind === kind)?.slug ?? "";
    const office = itemAt({ kind: "office", slug: toSlug("office") });
    const vacancy = itemAt({ kind: "vacancy", slug: toSlug("vacancy") });
    expect(await (await desk.save(office, { coords: "near the park" })).text()).toContain(
      "two numbers",
    );
    expect(await (await desk.save(vacancy, { dateEnd: "soon" })).text()).toContain("Enter a date");
    expect(await (await desk.save(office, { reason: "" })).text()).toContain(
      "Write who decides and why",
    );
  });

  it("adds, moves and removes list entries", async () => {
    const path = itemAt({ kind: "footer", slug: "footer" });
    const { length = 0 } = seed.footer.company;
    await desk.save(path, {
      [`company.${length}.title.en`]: "Newest",
      [`company.${length}.link`]: "/newest",
      [`company.${length}.place`]: "0.5",
    });
    const form = await desk.formAt(path);
    expect(form).toMatchObject({ "company.0.title.en": "Newest", "company.0.link": "/newest" });
    expect(form["company.size"]).toBe(String(length + 2));
    await desk.save(path, { "company.0.remove": "yes" });
    expect((await desk.formAt(path))["company.size"]).toBe(String(length + 1));
  });
});

describe("a new content item", () => {
  it("gets a number, is refused if its slug is taken, and can be unpublished", async () => {
    const fields = {
      slug: "first-of-the-desk",
      "title.en": "Written at the desk",
      mainImg: "/files/blog.svg",
      createdAt: "2026-11-21",
      "descriptions.0.en": "<p>Hello</p>",
    };
    const made = await desk.save("/content/blogPost/item", fields);
    expect(made.status).toBe(303);
    const read = () =>
      desk.api.as()(blogArticle, { params: { slug: fields.slug }, language: "en" });
    const ids = seed.blogPosts.map(({ id }) => id);
    expect((await read()).data).toMatchObject({
      id: Math.max(...ids) + 1,
      title: "Written at the desk",
      description: "<p>Hello</p>",
    });
    const again = await desk.save("/content/blogPost/item", fields);
    expect(await again.text()).toContain("This name is taken");
    const off = `/content/blogPost/off?slug=${fields.slug}`;
    await desk.browser.post(off, decision({ version: "1" }), desk.first);
    expect((await read()).status).toBe(404);
    expect(await desk.browser.read("/content/blogPost", desk.first.Cookie)).toContain(
      "Not on the site",
    );
  });

  it("cannot be created for kinds with fixed items", async () => {
    for (const kind of ["footer", "page", "box", "slides", "audience"]) {
      const response = await desk.browser.desk.request(`/content/${kind}/item`, {
        headers: desk.first,
      });
      expect([kind, response.status]).toEqual([kind, 404]);
    }
    const off = await desk.browser.post(
      "/content/page/off?slug=rules",
      decision({ version: "0" }),
      desk.first,
    );
    expect(off.headers.get("location")).toContain("problem=notFound");
  });
});

/** An unticked checkbox omits its optional field. */
const withoutFalse = (data: unknown) =>
  JSON.parse(JSON.stringify(data, (_, value: unknown) => (value === false ? undefined : value)));
