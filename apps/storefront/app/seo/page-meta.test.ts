import { preloadTexts } from "@sughurta/i18n";
import { beforeAll, describe, expect, it } from "vitest";
import { aShell } from "../shell/testing/a-shell.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import { type PageMeta, pageMeta } from "./page-meta.ts";

beforeAll(() => preloadTexts("tg", [shellTexts]));

/** The addresses that a page of the blog names: its own and its languages. */
function addressesOf(page: Partial<PageMeta>) {
  const input = {
    location: { pathname: "/blog" },
    matches: [{ id: "root", loaderData: aShell({ language: "tg" }) }],
  };
  const links = pageMeta(input, () => ({ title: "Blog", ...page })).flatMap((item) =>
    "href" in item ? [item] : [],
  );
  const hrefOf = (value: string) =>
    links.find(({ rel, hrefLang }) => (hrefLang ?? rel) === value)?.href;
  return { own: hrefOf("canonical"), english: hrefOf("en"), russian: hrefOf("ru") };
}

describe("the canonical address", () => {
  it("of a later page of a list is that page's own, in every language", () => {
    expect(addressesOf({ page: 2 })).toEqual({
      own: "https://sughurta.example/blog?page=2&lang=tg",
      english: "https://sughurta.example/blog?page=2&lang=en",
      russian: "https://sughurta.example/blog?page=2",
    });
  });

  it("of the first page is the list's", () => {
    expect(addressesOf({ page: 1 })).toEqual(addressesOf({}));
    expect(addressesOf({}).own).toBe("https://sughurta.example/blog?lang=tg");
  });
});
