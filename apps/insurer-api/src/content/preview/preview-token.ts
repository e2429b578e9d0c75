import { CONTENT_KINDS } from "#src/content/content-schemas.ts";
import type { ItemName } from "#src/content/versions/content-versions.ts";
import { claimsOf, signToken } from "#src/platform/http/signed-token.ts";

/** How long a preview can be looked at. */
const PREVIEW_SECONDS = 1_800;
/** A preview token is no site token, though one secret signs both. */
const AUDIENCE = "content-preview";

/** The version of an item that a preview shows. */
export interface PreviewedVersion extends ItemName {
  readonly version: number;
}

/** Names a version to the content service for half an hour. */
export function signPreviewToken(
  { kind, slug, version }: PreviewedVersion,
  secret: string,
  now: Date,
): Promise<string> {
  return signToken({ kind, slug, version }, AUDIENCE, secret, PREVIEW_SECONDS, now);
}

/** The version that a token names, and until when; `undefined` for a wrong, foreign or outdated one. */
export async function readPreviewToken(
  token: string,
  secret: string,
  now: Date,
): Promise<(PreviewedVersion & { readonly expiresAt: Date }) | undefined> {
  const claims = await claimsOf(token, AUDIENCE, secret, now);
  const { slug, version, exp } = claims ?? {};
  const kind = CONTENT_KINDS.find((one) => one === claims?.kind);
  if (kind === undefined || typeof slug !== "string" || typeof version !== "number" || !exp) {
    return undefined;
  }
  return { kind, slug, version, expiresAt: new Date(exp * 1_000) };
}
