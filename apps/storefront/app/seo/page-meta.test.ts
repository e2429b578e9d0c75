import { preloadTexts } from "@sughurta/i18n";
import { beforeAll, describe, expect, it } from "vitest";
import { aShell } from "../shell/testing/a-shell.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import { type PageMeta, pageMeta } from "./page-meta.ts";

beforeAll(() => preloadTexts("tg", [shellTexts]));

/** The addresses in the metadata of a blog page: its own and those of its languages. */
function createAddressRecords(page: Partial<PageMeta>) {
  const input = {
    location: { pathname: "/blog" },
    matches: [{ id: "root", loaderData: aShell({ language: "tg" }) }],
  };
  const links = pageMeta(input, () => ({ title: "Blog", ...page })).flatMap((item) =>
    "href" in item ? [item] : [],
  );
  const toHref = (value: string) =>
    links.find(({ rel, hrefLang }) => (hrefLang ?? rel) === value)?.href;
  return { own: toHref("canonical"), english: toHref("en"), russian: toHref("ru") };
}

describe("the canonical address", () => {
  it("of a later page of a list is that page's own, in every language", () => {
    expect(createAddressRecords({ page: 2 })).toEqual({
      own: "https://sughurta.example/blog?page=2&lang=tg",
      english: "https://sughurta.example/blog?page=2&lang=en",
      russian: "https://sughurta.example/blog?page=2",
    });
  });

  it("of the first page is the list's", () => {
    expect(createAddressRecords({ page: 1 })).toEqual(createAddressRecords({}));
    expect(createAddressRecords({}).own).toBe("https://sughurta.example/blog?lang=tg");
  });
});

describe("the share picture", () => {
  const getMeta = (page: Partial<PageMeta>) => {
    const input = {
      location: { pathname: "/blog" },
      matches: [{ id: "root", loaderData: aShell({ language: "tg" }) }],
    };
    const list = pageMeta(input, () => ({ title: "Блог", ...page }));
    return new Map(
      list.flatMap((item) => ("property" in item ? [[item.property, item.content] as const] : [])),
    );
  };

  it("is in the language of the page, with its size and the title as alternative text", () => {
    const meta = getMeta({ share: "/share/blog/safar.png" });
    expect(meta.get("og:image")).toBe("https://sughurta.example/share/blog/safar.png?lang=tg");
    expect(meta.get("og:image:width")).toBe("1200");
    expect(meta.get("og:image:height")).toBe("630");
    expect(meta.get("og:image:alt")).toBe("Блог");
  });

  it("is that of the home page where a page has none", () => {
    expect(getMeta({}).get("og:image")).toMatch(/\/share\/page\/home\.png\?lang=tg$/);
    expect(getMeta({ noIndex: true }).get("og:image")).toBeUndefined();
  });
});
