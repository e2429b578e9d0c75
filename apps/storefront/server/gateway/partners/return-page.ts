import { canonicalPath } from "#app/navigation/canonical-path.ts";
import type { Partner } from "./partner.ts";

const BELOW = "/*";

/** The page a buyer returns to where the partner's page names none: the first that is allowed. */
export function defaultReturnPage({ returnPages: [first] }: Partner): string {
  return first.endsWith(BELOW) ? first.slice(0, -1) : first;
}

/** The page that was asked for as it is spelled in an address, if this partner's buyers may return to it. */
export function allowedReturnPage({ returnPages }: Partner, requested: string): string | undefined {
  if (!URL.canParse(requested)) return undefined;
  const page = new URL(requested);
  if (page.username || page.password || page.hash) return undefined;
  // An encoded slash could mean another path to the partner's server.
  if (canonicalPath(page.pathname) === undefined) return undefined;
  const { href } = page;
  const allowed = returnPages.some((entry) =>
    entry.endsWith(BELOW) ? href.startsWith(entry.slice(0, -1)) : href === entry,
  );
  return allowed ? href : undefined;
}
