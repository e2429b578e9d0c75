import { box, boxes, businessBox, businessBoxes, seoBoxes } from "@sughurta/contracts/box";
import {
  blogArticle,
  blogPosts,
  categories,
  categoryHeaders,
  documents,
  footers,
  headers,
  leaders,
  partner,
  partnerCategories,
  proofs,
  sendResume,
  slides,
  subscribe,
  vacancies,
} from "@sughurta/contracts/content";
import type { ContractShape } from "@sughurta/contracts/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";
import { seed } from "#src/testing/demo-content.ts";

type Item = Record<string, unknown>;
type Page = { data: Item[]; lastPage: number };

let api: TestService;
let site: Send;

beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
  site = api.as();
});
afterAll(() => api.close());

async function fetchPage(contract: ContractShape, query: Record<string, string>): Promise<Page> {
  return (await site(contract, { query })).data as unknown as Page;
}
async function fetchList(contract: ContractShape, language = "ru"): Promise<Item[]> {
  return (await site(contract, { language })).data as unknown as Item[];
}

describe("languages", () => {
  it.each(["ru", "tg", "en"] as const)("are returned as requested: %s", async (language) => {
    const { headers: sent, data } = await site(categories, { language });
    expect(sent.get("content-language")).toBe(language);
    expect(sent.get("vary")).toContain("Accept-Language");
    const titles = (data as unknown as Item[]).map(({ title }) => title);
    expect(titles).toEqual(seed.audiences.map(({ title }) => title[language]));
  });

  it("are selected by the query for business products", async () => {
    const slug = seed.businessProducts[0]?.slug ?? "";
    const { data } = await site(businessBox, {
      params: { slug },
      query: { language: "en" },
      language: "ru",
    });
    expect((data as unknown as Item[])[0]?.title).toBe(seed.businessProducts[0]?.title.en);
  });
});

describe("boxes", () => {
  const visible = seed.boxes.filter(({ seo }) => !seo);

  it("are hidden in lists if marked seo, but are reachable by address and listed for the sitemap", async () => {
    const { data } = await fetchPage(boxes, { page: "1", page_size: "300" });
    expect(data.map(({ slug }) => slug)).toEqual(visible.map(({ slug }) => slug));
    const named = (await fetchList(seoBoxes)).map(({ slug }) => slug);
    expect(named).toEqual(seed.boxes.filter(({ seo }) => seo).map(({ slug }) => slug));
    for (const slug of named) {
      expect((await site(box, { params: { slug: String(slug) } })).status).toBe(200);
    }
  });

  it("are found by slug and by product code, as a list of one", async () => {
    const bySlug = await site(box, { params: { slug: "standart" } });
    const byCode = await site(box, { params: { slug: "SCI_P1" } });
    expect(bySlug.data).toEqual(byCode.data);
    expect(bySlug.data).toMatchObject([{ productCode: "SCI_P1", isSale: 1, price: 500 }]);
    expect((await site(box, { params: { slug: "no-such-box" } })).status).toBe(404);
  });

  it("are filtered by category and marks", async () => {
    const sci = await fetchPage(boxes, { category: "sci" });
    expect(sci.data.every(({ categories: of }) => (of as string[]).includes("sci"))).toBe(true);
    expect(sci.data.length).toBeGreaterThan(0);
    expect((await fetchPage(boxes, { category: "nothing" })).data).toEqual([]);
    for (const [mark, count] of [
      ["popular", visible.filter(({ popular }) => popular).length],
      ["boxed", visible.filter(({ boxed }) => boxed).length],
      ["is_partner", visible.filter(({ isPartner }) => isPartner).length],
    ] as const) {
      for (const flag of ["1", "true"]) {
        expect((await fetchPage(boxes, { [mark]: flag })).data, mark).toHaveLength(count);
      }
      const all = (await fetchPage(boxes, {})).data;
      expect((await fetchPage(boxes, { [mark]: "0" })).data, mark).toEqual(all);
    }
  });

  it("are paged from 1, and page 0 is the first page", async () => {
    const first = await fetchPage(boxes, { page: "1", page_size: "7" });
    expect(first.data).toHaveLength(7);
    expect(first.lastPage).toBe(Math.ceil(visible.length / 7));
    expect(await fetchPage(boxes, { page: "0", page_size: "7" })).toEqual(first);
    expect((await fetchPage(boxes, { page: "999", page_size: "7" })).data).toEqual([]);
    expect((await fetchPage(businessBoxes, { page: "-3" })).data.length).toBeGreaterThan(0);
  });
});

describe("blog", () => {
  it("lists active posts from new to old, and serves inactive ones by address", async () => {
    const { data } = await fetchPage(blogPosts, { page: "1", pageSize: "300" });
    const active = seed.blogPosts.filter((post) => !post.unlisted);
    expect(data).toHaveLength(active.length);
    const days = data.map(({ createdAt }) => String(createdAt));
    expect(days).toEqual(days.toSorted().reverse());
    for (const { slug } of seed.blogPosts.filter((post) => post.unlisted)) {
      expect((await site(blogArticle, { params: { slug } })).data).toMatchObject({ active: 0 });
    }
  });

  it("is filtered by the number or the slug of a category", async () => {
    const byNumber = await fetchPage(blogPosts, { category: "1", pageSize: "300" });
    const bySlug = await fetchPage(blogPosts, { category: "doroga", pageSize: "300" });
    expect(byNumber).toEqual(bySlug);
    expect((await fetchPage(blogPosts, { category: "999" })).data).toEqual([]);
  });
});

describe("other content", () => {
  it("returns headers by category, footers in groups and slides by place", async () => {
    const groups = await fetchList(headers);
    expect(groups.map(({ category }) => category)).toEqual(seed.audiences.map(({ id }) => id));
    const business = await site(categoryHeaders, { params: { categoryId: "2" } });
    expect(business.data).toEqual(groups[1]?.items);
    const footer = (await site(footers)).data as Record<string, Item[]>;
    const lists = ["intro", "company", "services", "contacts", "social", "apps"];
    expect(Object.keys(footer)).toEqual(lists);
    expect(footer.intro).toMatchObject([
      { type: "Текст", pos: 1, link: "" },
      { type: "Ссылка", pos: 2, link: "/rules" },
      { type: "Ссылка", pos: 3 },
    ]);
    const home = await site(slides, { params: { slug: "glavnaya" } });
    expect((home.data as unknown as Item[]).length).toBeGreaterThan(0);
    expect((await site(slides, { params: { slug: "nowhere" } })).data).toEqual([]);
  });

  it("returns partners by category, each with a page, and leaders in three languages at once", async () => {
    const listed = await fetchList(partnerCategories);
    const cards = listed.flatMap((category) => category.partners as Item[]);
    for (const { id } of cards) {
      expect((await site(partner, { params: { id: String(id) } })).status).toBe(200);
    }
    const [leader] = await fetchList(leaders);
    expect(leader).toMatchObject({ nameTj: expect.any(String), postEn: expect.any(String) });
  });

  it("returns the facts about the insurer in the language of the visitor", async () => {
    const listed = await fetchList(proofs, "en");
    expect(listed.map(({ title }) => title)).toEqual(seed.proofs.map(({ title }) => title.en));
    expect(listed[0]).toMatchObject({ description: seed.proofs[0]?.description.en });
  });

  it("returns eight vacancies per page", async () => {
    const { data, lastPage } = await fetchPage(vacancies, {});
    expect(data.length).toBeLessThanOrEqual(8);
    expect(lastPage).toBe(Math.ceil(seed.vacancies.length / 8));
  });

  it("returns the same response for a repeated subscription", async () => {
    const body = { email: "Madina@example.tj" };
    const first = await site(subscribe, { body });
    expect(first.data).toMatchObject({ success: "true" });
    expect((await site(subscribe, { body })).data).toEqual(first.data);
    expect((await site(subscribe, { body: { email: "not an address" } })).status).toBe(422);
  });

  it("separates idempotency keys by visitor", async () => {
    const key = "the-same-key-of-two";
    const ask = (visitor: string, email: string) =>
      api.as(visitor)(subscribe, { body: { email }, key });
    const [one, other] = [await ask("visitor-one", "a@b.tj"), await ask("visitor-two", "c@d.tj")];
    expect([one.status, other.status]).toEqual([200, 200]);
    expect((await ask("visitor-one", "c@d.tj")).status).toBe(409);
  });
});

describe("versions", () => {
  it("get 304 if unchanged, for content and files alike", async () => {
    const first = await site(footers);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).not.toBe("");
    expect((await site(footers, { headers: { "If-None-Match": etag } })).status).toBe(304);
    const other = await site(footers, { headers: { "If-None-Match": etag }, language: "en" });
    expect(other.status).toBe(200);
  });
});

describe("files", () => {
  it("are served for every document of the list, in the language of the reader", async () => {
    for (const language of ["ru", "tg", "en"]) {
      for (const { link, filetype } of await fetchList(documents, language)) {
        const response = await api.app.request(String(link));
        expect(response.status, String(link)).toBe(200);
        if (filetype !== "pdf") continue;
        expect(response.headers.get("content-type")).toBe("application/pdf");
        expect((await response.text()).startsWith("%PDF-")).toBe(true);
      }
    }
  });

  it("are cached for long, and a picture opened directly runs no scripts", async () => {
    const response = await api.app.request("/files/partner-dandon.svg");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toContain("max-age=604800");
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it.each([
    "/files/..%2F..%2Fpackage.json",
    "/files/../../package.json",
    "/files/%2e%2e%2fpackage.json",
    "/files/.env",
    "/files/",
    "/files/no-such.svg",
    "/files/no-such.pdf",
    `/files/${"a".repeat(300)}.svg`,
  ])("are served from their folder only: %s", async (path) => {
    expect((await api.app.request(path)).status).toBe(404);
  });

  it("are refused for an address that contains U+0000", async () => {
    expect((await api.app.request("/files/a%00.svg")).status).toBe(400);
  });
});

describe("resumes", () => {
  const vacancy = seed.vacancies.find(({ dateEnd }) => dateEnd >= "2026-11-21");
  const form = (files: [string, string, string][], vacId = String(vacancy?.id)) => {
    const data = new FormData();
    const fields = { vac_id: vacId, fio: "Саидова Мадина", phone: "92 123 4567" };
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    data.set("email", "madina@example.tj");
    for (const [part, content, name] of files) data.set(part, new Blob([content]), name);
    return data;
  };

  it("are accepted with up to five files or none", async () => {
    expect((await site(sendResume, { form: form([]) })).status).toBe(201);
    const five = [1, 2, 3, 4, 5].map((number): [string, string, string] => [
      `file${number}`,
      `%PDF-1.4 ${number}\n%%EOF`,
      "cv.pdf",
    ]);
    expect((await site(sendResume, { form: form(five) })).status).toBe(201);
  });

  it.each([
    ["a page as pdf", "<html></html>", "cv.pdf", "fileType"],
    ["a program as picture", "MZ\u0090\u0000", "me.jpg", "fileType"],
    ["a drawing as png", "<svg xmlns='http://www.w3.org/2000/svg'/>", "me.png", "fileType"],
    ["nothing at all", "", "cv.pdf", "fileEmpty"],
  ])("are rejected with %s", async (_, content, name, code) => {
    const files: [string, string, string][] = [
      ["file1", "%PDF-1.4 good\n%%EOF", "cv.pdf"],
      ["file3", content, name],
    ];
    const reply = await site(sendResume, { form: form(files) });
    expect(reply).toMatchObject({ status: 422, data: { fieldCodes: { file3: [code] } } });
  });

  it("are accepted only for existing and open vacancies", async () => {
    const unknown = await site(sendResume, { form: form([], "999999") });
    expect(unknown).toMatchObject({ status: 422, data: { fieldCodes: { vacId: ["notInList"] } } });
    api.pass(20 * 365 * 86_400_000);
    const late = await site(sendResume, { form: form([]) });
    api.pass(-20 * 365 * 86_400_000);
    expect(late).toMatchObject({ status: 422, data: { fieldCodes: { vacId: ["vacancyClosed"] } } });
  });
});
