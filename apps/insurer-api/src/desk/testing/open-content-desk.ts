import { rules } from "@sughurta/contracts/content";
import { openProposals } from "#src/platform/two-people/proposals.ts";
import { decision, openDesk, toForm } from "#src/testing/desk-browser.ts";

/** The page that content tests edit. */
export const RULES = "/content/page/item?slug=rules";

/** Address of the form of an item. */
export const itemAt = ({ kind, slug }: { kind: string; slug: string }) =>
  `/content/${kind}/item?${new URLSearchParams({ slug })}`;

/** A desk with two signed-in editors. */
export async function openContentDesk() {
  const { api, browser } = await openDesk();
  const [first, second] = [await browser.signedIn("editor"), await browser.signedIn("editor")];
  const formAt = async (path: string, { Cookie } = first) =>
    toForm(await browser.read(path, Cookie), "version");
  const confirmAll = async ({ Cookie }: { readonly Cookie: string }) => {
    for (const { id } of await openProposals(api.service.db, { kind: "promise" })) {
      await browser.post(`/proposals/${id}`, decision({ command: "confirm" }), { Cookie });
    }
  };
  return {
    api,
    browser,
    first,
    second,
    /** Confirms what another editor proposed. */
    confirmAll,
    /** The fields of a content form, as a browser would submit them. */
    formAt,
    /**
     * Opens a form, changes fields and submits it, as the first editor by default; the second one confirms what needs
     * it.
     */
    save: async (
      path: string,
      changes: Record<string, string>,
      { command = "publish", by = first, form = formAt(path, by) } = {},
    ) => {
      const fields = { ...(await form), reason: "The lawyers asked", ...changes, command };
      const response = await browser.post(path, fields, { Cookie: by.Cookie });
      await confirmAll(by === second ? first : second);
      return response;
    },
    /** The title of {@link RULES} on the site. */
    rulesInEnglish: async () => (await api.as()(rules, { language: "en" })).data.title,
  };
}
