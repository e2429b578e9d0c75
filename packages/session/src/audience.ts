/** The three audiences of the site; they switch content only (S0 §6). */
export type Audience = "clients" | "business" | "partners";

const tabs: readonly { readonly audience: Audience; readonly link: string }[] = [
  { audience: "business", link: "/jur" },
  { audience: "partners", link: "/partners" },
];

/** The tab of a path: `/` is clients, otherwise the tab whose link prefixes it by whole segments (SPEC-2). */
export function audienceOf(path: string): Audience {
  const tab = tabs.find(({ link }) => path === link || path.startsWith(`${link}/`));
  return tab?.audience ?? "clients";
}
