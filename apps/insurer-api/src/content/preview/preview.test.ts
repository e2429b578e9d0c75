import { randomUUID } from "node:crypto";
import {
  blogArticle,
  blogPosts,
  contentPreview,
  PREVIEW_HEADER,
  rules,
} from "@sughurta/contracts/content";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CONTENT_KINDS } from "#src/content/schema/content-schemas.ts";
import { contentItem, contentVersion } from "#src/content/schema/content-table.ts";
import { listVersions } from "#src/content/versions/content-versions.ts";
import { type NewVersion, saveContent } from "#src/content/versions/save-content.ts";
import { signToken } from "#src/platform/http/signed-token.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { seed } from "#src/testing/demo-content.ts";
import { type PreviewedVersion, pageOfItem, signPreviewToken } from "./preview-routes.ts";

const HALF_AN_HOUR_MS = 1_800_000;
const POST = {
  ...seed.blogPosts[0],
  slug: "not-yet-on-the-site",
  title: { ru: "Новая", tg: "Нав", en: "New" },
};

let api: TestService;
beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
});
afterAll(() => api.close());

/** Saves a draft of an item, and signs a token for it. */
async function aDraft(item: Pick<NewVersion, "kind" | "slug" | "data">): Promise<PreviewedVersion> {
  const { db } = api.service;
  const basedOn = (await listVersions(db, item))[0]?.version ?? 0;
  const command = { decisionId: randomUUID(), by: "editor", reason: "Shorter" };
  await saveContent(api.service, { ...item, basedOn, publishing: "draft" }, command);
  const [draft] = await listVersions(db, item);
  return { ...item, version: draft?.version ?? 0 };
}
const aRulesDraft = (title: string) =>
  aDraft({
    kind: "page",
    slug: "rules",
    data: { ...seed.rules, title: { ru: title, tg: title, en: title } },
  });
const tokenFor = (draft: PreviewedVersion) =>
  signPreviewToken(draft, api.service.config.secrets.siteToken[0], api.service.now());

const getHeaders = (token: string) => ({ [PREVIEW_HEADER]: token });
const rulesWith = (token: string) => api.as()(rules, { headers: getHeaders(token) });
const pageWith = (token: string) => api.as()(contentPreview, { headers: getHeaders(token) });

describe("a preview", () => {
  it("shows the draft of its token, and published content without a token", async () => {
    const [one, other] = [await aRulesDraft("One"), await aRulesDraft("Other")];
    const shown = await rulesWith(await tokenFor(one));
    expect(shown.data.title).toBe("One");
    expect(shown.headers.get("cache-control")).toBe("no-store");
    expect((await rulesWith(await tokenFor(other))).data.title).toBe("Other");
    expect((await api.as()(rules)).data.title).toBe(seed.rules.title.ru);
    expect((await pageWith(await tokenFor(one))).data.page).toBe("/rules");
  });

  it("shows an unpublished item, in lists too, and stores nothing", async () => {
    const draft = await aDraft({ kind: "blogPost", slug: POST.slug, data: POST });
    const headers = getHeaders(await tokenFor(draft));
    const read = (more = {}) => api.as()(blogArticle, { params: { slug: POST.slug }, ...more });
    expect((await read({ headers })).data).toMatchObject({ title: "Новая" });
    const list = await api.as()(blogPosts, { query: { pageSize: "50" }, headers });
    expect(JSON.stringify(list.data)).toContain(POST.slug);
    expect((await read()).status).toBe(404);
    const { db } = api.service;
    expect(await db.$count(contentItem, eq(contentItem.slug, POST.slug))).toBe(0);
    expect(await db.$count(contentVersion, eq(contentVersion.slug, POST.slug))).toBe(1);
  });

  it("expires after half an hour", async () => {
    const token = await tokenFor(await aRulesDraft("Of half an hour"));
    api.pass(HALF_AN_HOUR_MS - 1_000);
    expect((await pageWith(token)).status).toBe(200);
    api.pass(1_000);
    expect((await pageWith(token)).status).toBe(404);
    expect((await rulesWith(token)).data.title).toBe(seed.rules.title.ru);
  });

  it("is refused for a forged token, a token of another kind, or an unknown version", async () => {
    const draft = await aRulesDraft("Not to be guessed");
    const { config, now } = api.service;
    const secret = config.secrets.siteToken[0];
    const good = await tokenFor(draft);
    const claims = { kind: "page", slug: "rules", version: draft.version };
    const tokens = [
      "",
      "nonsense",
      `${good.slice(0, -4)}AAAA`,
      await signPreviewToken(draft, "another secret of thirty-two characters", now()),
      await signToken(claims, "content", secret, 60, now()),
      await tokenFor({ ...draft, version: draft.version + 1 }),
      await tokenFor({ ...draft, slug: "politics" }),
    ];
    for (const token of tokens) {
      expect([token, (await pageWith(token)).status]).toEqual([token, 404]);
      const { title } = (await rulesWith(token)).data;
      expect([token, title]).toEqual([token, seed.rules.title.ru]);
    }
    // The token does not authorise requests to the content service either.
    const asSite = await api.as()(rules, { headers: { Authorization: `Bearer ${good}` } });
    expect(asSite.status).toBe(401);
  });

  it("opens on an existing page of the site for every kind", async () => {
    const rows = await api.service.db.select().from(contentItem);
    const pages = rows.flatMap(({ kind, slug, data }) => {
      const known = CONTENT_KINDS.find((one) => one === kind);
      return known ? [pageOfItem(known, Object(data), slug)] : [];
    });
    expect(pages).toHaveLength(rows.length);
    for (const page of pages) expect(page).toMatch(/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/);
    expect(pages).toEqual(expect.arrayContaining(["/", "/jur", "/travel", "/politics", "/blog"]));
  });
});
