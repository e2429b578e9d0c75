// @vitest-environment jsdom
import { blogPosts } from "@sughurta/contracts/content";
import { describe, expect, it } from "vitest";
import { parse } from "zod/v4/core";
import type { Services } from "#server/render/services.ts";
import { blogFeed } from "../feeds/blog-feed.server.ts";

const { data: examples } = parse(blogPosts.responses[200], blogPosts.examples.responses[200]);
const [EXAMPLE] = examples;

async function fetchFeed(posts: readonly object[], language = "tg"): Promise<XMLDocument> {
  const services = {
    language,
    config: {
      publicUrl: "https://sughurta.example",
      brand: { name: "Sughurta" },
      languages: ["ru", "tg", "en"],
    },
    content: { get: async () => ({ data: posts, lastPage: 1 }) },
  } as unknown as Services;
  return new DOMParser().parseFromString(await blogFeed(services), "application/xml");
}

const toText = (parent: ParentNode, selector: string) =>
  parent.querySelector(selector)?.textContent;

describe("the feed of the blog", () => {
  it("is RSS 2.0 with the articles at their addresses in its language", async () => {
    const xml = await fetchFeed([{ ...EXAMPLE, slug: "роҳ", createdAt: "2026-03-02" }]);
    expect(xml.querySelector("parsererror")).toBeNull();
    expect(xml.documentElement.getAttribute("version")).toBe("2.0");
    expect(toText(xml, "channel > language")).toBe("tg");
    expect(toText(xml, "channel > link")).toBe("https://sughurta.example/blog?lang=tg");
    const url = "https://sughurta.example/blog/%D1%80%D0%BE%D2%B3?lang=tg";
    expect(toText(xml, "item > link")).toBe(url);
    expect(toText(xml, "item > guid")).toBe(url);
    expect(toText(xml, "item > pubDate")).toBe("Mon, 02 Mar 2026 00:00:00 GMT");
    expect(Array.from(xml.querySelectorAll("item > category"), (tag) => tag.textContent)).toEqual([
      "авто",
      "ДТП",
    ]);
    const [self] = xml.getElementsByTagNameNS("http://www.w3.org/2005/Atom", "link");
    expect(self?.getAttribute("href")).toBe("https://sughurta.example/rss.xml?lang=tg");
  });

  it("stays valid XML whatever a title contains, and has the date of its newest article", async () => {
    const title = `<b>"A" & 'B'</b>\u0001 ]]>`;
    const xml = await fetchFeed([
      { ...EXAMPLE, title, createdAt: "2026-03-02" },
      { ...EXAMPLE, createdAt: "2026-03-05" },
    ]);
    expect(xml.querySelector("parsererror")).toBeNull();
    expect(toText(xml, "item > title")).toBe(`<b>"A" & 'B'</b> ]]>`);
    expect(toText(xml, "lastBuildDate")).toBe("Thu, 05 Mar 2026 00:00:00 GMT");
  });

  it("omits articles that are no longer published, and may be empty", async () => {
    expect((await fetchFeed([{ ...EXAMPLE, active: false }])).querySelector("item")).toBeNull();
  });
});
