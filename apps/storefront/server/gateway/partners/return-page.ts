import { fitsPartnerOrigin } from "@sughurta/domain";
import { canonicalPath } from "#app/navigation/canonical-path.ts";
import type { Partner } from "./partner.ts";

const BELOW = "/*";

/** The return page where the partner's page gives none: the first allowed one. */
export function defaultReturnPage({
  returnPages: [first = ""],
}: Pick<Partner, "returnPages">): string {
  return first.endsWith(BELOW) ? first.slice(0, -1) : first;
}

/** The requested return page in canonical form, if this partner's buyers may return to it. */
export function allowedReturnPage(
  { returnPages }: Pick<Partner, "returnPages">,
  requested: string,
): string | undefined {
  if (!URL.canParse(requested)) return undefined;
  const page = new URL(requested);
  if (page.username || page.password || page.hash) return undefined;
  // An encoded slash could mean another path to the partner's server.
  if (canonicalPath(page.pathname) === undefined) return undefined;
  const allowed = returnPages.some((entry) => isOf(entry, page));
  return allowed ? page.href : undefined;
}

function isOf(entry: string, { origin, href }: URL): boolean {
  const { origin: allowedOrigin } = new URL(entry);
  if (!fitsPartnerOrigin(allowedOrigin, origin)) return false;
  const path = href.slice(origin.length);
  const allowedPath = entry.slice(allowedOrigin.length);
  return allowedPath.endsWith(BELOW)
    ? path.startsWith(allowedPath.slice(0, -1))
    : path === allowedPath;
}
