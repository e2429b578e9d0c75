const STATE_CHANGING = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/**
 * True when a state-changing request comes from a page of another site. Requests without both headers come from
 * programs, which have no visitor's cookies.
 */
export function isCrossSite(request: Request, publicUrl: string): boolean {
  if (!STATE_CHANGING.has(request.method)) return false;
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return true;
  const origin = request.headers.get("origin");
  if (origin === null || origin === publicUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.get("host");
}
