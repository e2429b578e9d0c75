import { CONTENT_KINDS } from "#src/content/content-schemas.ts";
import type { ItemName } from "#src/content/versions/content-versions.ts";
import { claimsOf, signToken } from "#src/platform/http/signed-token.ts";

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
