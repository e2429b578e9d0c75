import { rules } from "@sughurta/contracts/content";
import { formOf, openDesk } from "#src/testing/desk-browser.ts";

/** The text that tests of content change. */
export const RULES = "/content/page/item?slug=rules";

/** The form of a text. */
export const itemAt = ({ kind, slug }: { kind: string; slug: string }) =>
  `/content/${kind}/item?${new URLSearchParams({ slug })}`;

/** A desk with two editors at work on the texts of the site. */
export async function openContentDesk() {
  const { api, browser } = await openDesk();
  const [first, second] = [await browser.signedIn("editor"), await browser.signedIn("editor")];
  const formAt = async (path: string, { Cookie } = first) =>
    formOf(await browser.read(path, Cookie), "version");
  return {
    api,
    browser,
    first,
    second,
    /** What a browser would send of the form of a text. */
    formAt,
    /** Opens a form, changes fields of it and presses a button; the first editor does unless another is named. */
    save: async (
      path: string,
      changes: Record<string, string>,
      { command = "publish", by = first, form = formAt(path, by) } = {},
    ) => {
      const fields = { ...(await form), reason: "The lawyers asked", ...changes, command };
      return browser.post(path, fields, { Cookie: by.Cookie });
    },
    /** The title of {@link RULES} as the site tells it. */
    rulesInEnglish: async () => (await api.as()(rules, { language: "en" })).data.title,
  };
}
