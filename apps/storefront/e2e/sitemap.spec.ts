import { expect, test } from "@playwright/test";

const FACTS = {
  title: /<title>(?<found>[^<]+)/,
  description: /<meta name="description" content="(?<found>[^"]+)"/,
  canonical: /<link[^>]* rel="canonical"[^>]* href="(?<found>[^"]+)"/,
};

/** Number of pages that are requested together. */
const AT_ONCE = 6;

// As a crawler: without cookies, so that no page chooses the language of the next one.
async function pageFacts(url: string) {
  const response = await fetch(url);
  const html = await response.text();
  const find = (pattern: RegExp) => pattern.exec(html)?.groups?.found;
  return {
    url,
    status: response.status,
    title: find(FACTS.title),
    description: find(FACTS.description),
    canonical: find(FACTS.canonical),
  };
}

async function sitemapAddresses(site = ""): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>(?<url>[^<]+)<\/loc>/g)].map(({ groups }) => groups?.url ?? "");
}

/** Metadata that two pages of one language share; a word may be the same in two languages. */
function repeated(pages: Awaited<ReturnType<typeof pageFacts>>[], fact: "title" | "description") {
  const said = pages.map((page) => `${new URL(page.url).search} ${page[fact]}`);
  return said.filter((text, index) => said.indexOf(text) !== index);
}

test("every page of the sitemap exists, and its metadata are unique", async ({ baseURL }) => {
  const waiting = await sitemapAddresses(baseURL);
  const pages: Awaited<ReturnType<typeof pageFacts>>[] = [];
  while (waiting.length > 0) {
    pages.push(...(await Promise.all(waiting.splice(0, AT_ONCE).map(pageFacts))));
  }
  expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
  expect(pages.filter(({ url, canonical }) => canonical !== url)).toEqual([]);
  expect(repeated(pages, "title")).toEqual([]);
  expect(repeated(pages, "description")).toEqual([]);
});

test("the sitemap has the pages of partners and of products for companies", async ({ baseURL }) => {
  const paths = (await sitemapAddresses(baseURL)).map((url) => new URL(url).pathname);
  expect(paths).toContain("/partners/1");
  expect(paths).toContainEqual(expect.stringMatching(/^\/jur\/product\/./));
  expect(paths).toContainEqual(expect.stringMatching(/^\/jur\/products\/./));
});
