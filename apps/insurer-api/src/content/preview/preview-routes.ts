import { contentPreview, PREVIEW_HEADER } from "@sughurta/contracts/content";
import type { SecretList } from "@sughurta/server-kit";
import { TransactionRollbackError } from "drizzle-orm";
import {
  CONTENT_KINDS,
  type ContentKind,
  type ContentKinds,
  versionSchemas,
} from "#src/content/schema/content-schemas.ts";
import { type ItemName, listVersions } from "#src/content/versions/content-versions.ts";
import { show } from "#src/content/versions/save-content.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import { type AnyReply, type Route, respond, route } from "#src/platform/http/route.ts";
import { signToken, verifyClaims } from "#src/platform/http/signed-token.ts";
import type { Platform } from "#src/platform/platform.ts";

/** Lifetime of a preview token. */
const PREVIEW_SECONDS = 1_800;
/** Distinguishes preview tokens from site tokens, which are signed with the same secret. */
const AUDIENCE = "content-preview";

/** The item version of a preview. */
export interface PreviewedVersion extends ItemName {
  readonly version: number;
}

/** Signs a token for a version of an item, valid for half an hour. */
export function signPreviewToken(
  { kind, slug, version }: PreviewedVersion,
  secret: string,
  now: Date,
): Promise<string> {
  return signToken({ kind, slug, version }, AUDIENCE, secret, PREVIEW_SECONDS, now);
}

/** The version of a token, and its expiry; `undefined` for an invalid, foreign or expired token. */
async function readPreviewToken(
  token: string,
  secrets: SecretList,
  now: Date,
): Promise<(PreviewedVersion & { readonly expiresAt: Date }) | undefined> {
  const claims = await verifyClaims(token, AUDIENCE, secrets, now);
  const { slug, version, exp } = claims ?? {};
  const kind = CONTENT_KINDS.find((one) => one === claims?.kind);
  if (kind === undefined || typeof slug !== "string" || typeof version !== "number" || !exp) {
    return undefined;
  }
  return { kind, slug, version, expiresAt: new Date(exp * 1_000) };
}

const AUDIENCE_PAGES = { clients: "/", business: "/jur", partners: "/partners" } as const;
/** Pages of the banners for private customers; all other banners are on the home page. */
const BANNER_PAGES: Readonly<Record<string, string>> = {
  puteshestvie: "/travel",
  boxes: "/boxes",
};

/** The page of the site that shows an item of each kind. */
const PAGES: {
  readonly [Kind in ContentKind]: (item: ContentKinds[Kind], slug: string) => string;
} = {
  audience: ({ key }) => AUDIENCE_PAGES[key],
  footer: () => "/",
  slides: ({ audience, slug }) =>
    audience === "business" ? AUDIENCE_PAGES.business : (BANNER_PAGES[slug] ?? "/"),
  boxCategory: () => "/boxes",
  businessCategory: ({ slug }) => `/jur/products/${slug}`,
  box: ({ slug }) => `/boxes/${slug}`,
  businessProduct: ({ slug }) => `/jur/product/${slug}`,
  blogCategory: () => "/blog",
  blogPost: ({ slug }) => `/blog/${slug}`,
  partnerCategory: () => "/partners",
  vacancy: ({ slug }) => `/vacancy/${slug}`,
  office: () => "/offices",
  document: () => "/docs",
  leader: () => "/leaders",
  proof: () => "/",
  page: (_, slug) => `/${slug}`,
};

/** Path of the page that shows an item. */
export function pageOfItem<Kind extends ContentKind>(
  kind: Kind,
  item: ContentKinds[Kind],
  slug: string,
): string {
  return PAGES[kind](item, slug);
}

type Needs = Pick<Platform, "config" | "db" | "now">;

const NEVER_KEPT = { "Cache-Control": "no-store" };

/** The version that a request previews; `undefined` without a valid token, or if the version removes the item. */
async function previewIn({ config, db, now }: Needs, headers: Headers) {
  const token = headers.get(PREVIEW_HEADER);
  if (token === null) return undefined;
  const named = await readPreviewToken(token, config.secrets.siteToken, now());
  if (!named) return undefined;
  const versions = await listVersions(db, named);
  const data = versions.find(({ version }) => version === named.version)?.data;
  return data == null ? undefined : { ...named, data };
}

type Preview = NonNullable<Awaited<ReturnType<typeof previewIn>>>;

/** Returns the page that shows the draft of a preview token, or 404 for an invalid token. */
export function previewRoute(service: Needs): Route {
  return route(contentPreview, async ({ headers }) => {
    const preview = await previewIn(service, headers);
    if (!preview) throw notFound();
    const { kind, slug, data, expiresAt } = preview;
    const checked = versionSchemas[kind].safeParse(data);
    if (!checked.success) throw notFound();
    const page = pageOfItem(kind, checked.data, slug);
    return respond(200, { page, expiresAt: expiresAt.toISOString() }, NEVER_KEPT);
  });
}

/** Wraps a content route to show the draft of the request's preview token, if it has one. */
export function withPreview(service: Needs, content: Route): Route {
  return {
    ...content,
    handle: async (call) => {
      const preview = await previewIn(service, call.headers);
      if (!preview) return content.handle(call);
      const reply = await asIfPublished(service, call.db, preview, (db) =>
        content.handle({ ...call, db }),
      );
      return { ...reply, headers: { ...reply.headers, ...NEVER_KEPT } };
    },
  };
}

/** Reads the site as if a version was published: publishes it in a transaction that is rolled back. */
async function asIfPublished(
  service: Needs,
  db: Database,
  { data, ...item }: Preview,
  read: (db: Database) => Promise<AnyReply>,
): Promise<AnyReply> {
  const { promise, resolve } = Promise.withResolvers<AnyReply>();
  try {
    await db.transaction(async (tx) => {
      await show(service, tx, item, data);
      resolve(await read(tx));
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return promise;
}
