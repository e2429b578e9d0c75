import { fitsPartnerOrigin } from "@sughurta/domain";
import { canonicalPath } from "#app/navigation/canonical-path.ts";
import type { Partner } from "./partner.ts";

const BELOW = "/*";

/** The page a buyer returns to where the partner's page names none: the first that is allowed. */
export function defaultReturnPage({
  returnPages: [first = ""],
}: Pick<Partner, "returnPages">): string {
  return first.endsWith(BELOW) ? first.slice(0, -1) : first;
}

/** The page that was asked for as it is spelled in an address, if this partner's buyers may return to it. */
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
