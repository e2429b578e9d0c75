const LOOPBACK_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Header in which the gateway names the origin of the page that the buyer left. */
export const LEFT_ORIGIN_HEADER = "x-storefront-origin";

/**
 * The origin a buyer returns to after paying: always the site's own. Only a site on this very machine
 * has several names, whose cookies differ, so there the buyer returns to the name they came by.
 */
export function returnOrigin(publicUrl: string, left: string | null): string {
  if (left === null || !URL.canParse(left)) return publicUrl;
  const [site, page] = [new URL(publicUrl), new URL(left)];
  const sameMachine = [site, page].every(({ hostname }) => LOOPBACK_NAMES.has(hostname));
  const sameSite = site.protocol === page.protocol && site.port === page.port;
  return sameMachine && sameSite ? page.origin : publicUrl;
}
