/** Path of the insurer's endpoints on this server; your page uses it as the address of the insurer. */
export const MOUNTED_AT = "/insurer";

/** Allowed paths: sessions, endpoints, content and pictures, but no pages of the insurer under your own name. */
const PASSED_PATHS = /^\/(?:session|v1|api|files)\//;

/** Request headers for the insurer. Cookies of your site are not sent. */
const TO_INSURER = [
  "accept",
  "accept-language",
  "authorization",
  "content-type",
  "idempotency-key",
  "if-none-match",
  "origin",
  "user-agent",
  "x-partner-key",
  "x-return-page",
];

/** Response headers for your page. */
const TO_BROWSER = [
  "cache-control",
  "content-disposition",
  "content-language",
  "content-security-policy",
  "content-type",
  "etag",
  "retry-after",
  "x-content-type-options",
  "x-request-id",
];

/** Address of the insurer, and the secret that it issued to this server. */
export interface Insurer {
  readonly site: string;
  readonly secret: string;
}

/**
 * Forwards a request of your page. `address` is the visitor's, as your own infrastructure knows it; the insurer uses it
 * for its rate limits, and trusts it because of the secret. Tokens are the page's own and are forwarded unchanged.
 */
export async function proxyToInsurer(
  request: Request,
  address: string,
  { site, secret }: Insurer,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = pathname.startsWith(`${MOUNTED_AT}/`) ? pathname.slice(MOUNTED_AT.length) : "";
  if (!PASSED_PATHS.test(path)) return new Response(null, { status: 404 });
  const headers = pick(request.headers, TO_INSURER);
  headers.set("x-forwarded-for", address);
  headers.set("x-partner-secret", secret);
  const response = await fetch(new URL(path + search, site), {
    method: request.method,
    headers,
    body: request.body,
    duplex: "half",
    redirect: "manual",
    signal: request.signal,
  } as RequestInit).catch(() => new Response(null, { status: 503 }));
  return new Response(response.body, {
    status: response.status,
    headers: pick(response.headers, TO_BROWSER),
  });
}

function pick(from: Headers, names: readonly string[]): Headers {
  const picked = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked;
}
