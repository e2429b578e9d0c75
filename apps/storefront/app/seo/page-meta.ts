import type { Language } from "@sughurta/domain";
import { type Translate, translator } from "@sughurta/i18n";
import type { PatternFamily } from "@sughurta/ui-kit";
import type { MetaDescriptor } from "react-router";
import type { ShellData } from "../shell/load-shell.server.ts";
import { shellTexts } from "../texts/shell-texts.ts";

/** Pages with a share picture of their own, by the key of their title, with its pattern. */
export const sharedPages = {
  home: "trip",
  travel: "trip",
  auto: "car",
  boxes: "family",
  blog: "home",
} satisfies Record<string, PatternFamily>;

/** A page with a share picture of its own. */
export type SharedPage = keyof typeof sharedPages;

/** Width and height of a share picture, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

type ShellTexts = typeof shellTexts extends { loaders: { ru: () => Promise<{ texts: infer T }> } }
  ? T extends object
    ? T
    : never
  : never;

/** Arguments of a route's `meta` from the router. */
export interface MetaInput {
  location: { pathname: string };
  matches: readonly (undefined | { id: string; loaderData?: unknown })[];
}

/** Metadata of a page for search engines and messengers. */
export interface PageMeta {
  title: string;
  description?: string | undefined;
  /** The canonical address of a page with several addresses, such as by slug and by code. */
  path?: string | undefined;
  /** Path of the share picture; that of the home page by default, none by default where `noIndex`. */
  share?: string | undefined;
  /** Page number of a list; each is a page of its own. */
  page?: number | undefined;
  noIndex?: boolean | undefined;
  /** The page belongs to the blog and links to its feed. */
  feed?: boolean | undefined;
  /** Statements in JSON-LD. */
  structuredData?: readonly object[] | undefined;
}

/** Path of the feed of the blog. */
export const feedPath = "/rss.xml";

const OG_LOCALES = { ru: "ru_RU", tg: "tg_TJ", en: "en_GB" } as const;

/** Data of the shell from a route's matches. */
export function getShell(input: MetaInput): ShellData | undefined {
  const root = input.matches.find((match) => match?.id === "root");
  return root?.loaderData as ShellData | undefined;
}

/** Address of a page in a language: the first configured language has no prefix, Russian as a rule (SPEC-1). */
export function localizedUrl(
  { publicUrl, languages }: Pick<ShellData["config"], "publicUrl" | "languages">,
  path: string,
  language: Language,
): string {
  if (language === languages[0]) return publicUrl + path;
  return `${publicUrl}${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
}

/** Title, description, canonical address, languages, Open Graph and JSON-LD of a page. */
export function pageMeta(
  input: MetaInput,
  describe: (t: Translate<ShellTexts>, shell: ShellData) => PageMeta,
): MetaDescriptor[] {
  const shell = getShell(input);
  if (!shell) return [{ name: "robots", content: "noindex" }];
  const { language, config } = shell;
  const t = translator(language, shellTexts);
  const page = describe(t, shell);
  const pathname = page.path ?? input.location.pathname;
  const path = page.page && page.page > 1 ? `${pathname}?page=${page.page}` : pathname;
  const url = localizedUrl(config, path, language);
  const title = `${page.title} — ${config.brand.name}`;
  const share = page.share ?? sharePath("page", "home");
  const about = page.description
    ? [
        { name: "description", content: page.description },
        { property: "og:description", content: page.description },
      ]
    : [];
  return [
    { title },
    ...about,
    ...(page.noIndex ? [{ name: "robots", content: "noindex" }] : addresses(config, path, url)),
    ...(page.feed ? [feedLink(config, language, t("title.blog"))] : []),
    { property: "og:title", content: page.title },
    { property: "og:type", content: "website" },
    { property: "og:url", content: url },
    { property: "og:site_name", content: config.brand.name },
    { property: "og:locale", content: OG_LOCALES[language] },
    ...shareMeta(page, `${config.publicUrl}${share}?lang=${language}`),
    ...(page.structuredData ?? []).map((item) => ({
      "script:ld+json": { "@context": "https://schema.org", ...item },
    })),
  ];
}

/** The share picture; private pages have none. */
function shareMeta({ title, share, noIndex }: PageMeta, image: string): MetaDescriptor[] {
  if (noIndex && share === undefined) return [];
  return [
    { property: "og:image", content: image },
    { property: "og:image:width", content: String(SHARE_SIZE.width) },
    { property: "og:image:height", content: String(SHARE_SIZE.height) },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

function feedLink(config: ShellData["config"], language: Language, title: string): MetaDescriptor {
  return {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title: `${title} — ${config.brand.name}`,
    href: localizedUrl(config, feedPath, language),
  };
}

function addresses(config: ShellData["config"], path: string, url: string): MetaDescriptor[] {
  return [
    { tagName: "link", rel: "canonical", href: url },
    ...config.languages.map((language) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: language,
      href: localizedUrl(config, path, language),
    })),
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: config.publicUrl + path },
  ];
}

/** Path of the share picture of a page, or of a product or an article by its slug. */
export function sharePath(kind: "page" | "boxes" | "auto" | "blog", name: string): string {
  return `/share/${kind}/${encodeURIComponent(name)}.png`;
}
