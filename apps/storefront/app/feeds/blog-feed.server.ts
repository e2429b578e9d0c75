import { type BlogPost, blogPosts } from "@sughurta/contracts/content";
import { preloadTexts, translator } from "@sughurta/i18n";
import type { Services } from "#server/render/services.ts";
import { required } from "../content/load-content.server.ts";
import { feedPath, localizedUrl } from "../seo/page-meta.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import { escapeXml } from "./escape-xml.ts";

const POSTS_IN_FEED = 30;

/** The newest articles as RSS 2.0, in the language of the request. */
export async function blogFeed(services: Services): Promise<string> {
  const { content, language, config } = services;
  const { brand } = config;
  await preloadTexts(language, [shellTexts]);
  const t = translator(language, shellTexts);
  const query = { page: 1, pageSize: POSTS_IN_FEED };
  const { data } = await required(content.get(blogPosts, { query }));
  const posts = data.filter(({ active }) => active);
  const self = localizedUrl(config, feedPath, language);
  const [newest] = posts
    .map(({ createdAt }) => createdAt)
    .toSorted()
    .reverse();
  const channel = [
    element("title", `${t("title.blog")} — ${brand.name}`),
    element("link", localizedUrl(config, "/blog", language)),
    element("description", t("description.blog")),
    element("language", language),
    ...(newest ? [element("lastBuildDate", rfc822(newest))] : []),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => item(post, services)),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    `<channel>\n${channel.join("\n")}\n</channel>`,
    "</rss>\n",
  ].join("\n");
}

function item(
  { slug, title, subTitle, createdAt, tags }: BlogPost,
  { config, language }: Pick<Services, "config" | "language">,
): string {
  const url = localizedUrl(config, `/blog/${encodeURIComponent(slug)}`, language);
  const categories = tags.split(",").map((tag) => tag.trim());
  const parts = [
    element("title", title),
    element("link", url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element("pubDate", rfc822(createdAt)),
    ...(subTitle ? [element("description", subTitle)] : []),
    ...categories.filter((tag) => tag !== "").map((tag) => element("category", tag)),
  ];
  return `<item>${parts.join("")}</item>`;
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** A day as RSS writes it; articles have no time of day. */
const rfc822 = (date: string) => new Date(`${date}T00:00:00Z`).toUTCString();
