/** Where this server offers the insurer's calls; your page names it as the address of the insurer. */
export const MOUNTED_AT = "/insurer";

/** What may pass: sessions, calls, content and pictures, but no pages of the insurer under your own name. */
const PASSED_PATHS = /^\/(?:session|v1|api|files)\//;

/** What the insurer needs of a browser's request. Cookies of your site stay with you. */
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

/** What your page needs of the answer. */
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

/** Which insurer, and the secret that it gave to this server. */
export interface Insurer {
  readonly site: string;
  readonly secret: string;
}

/**
 * Passes a call of your page on. `address` is the visitor's, as your own infrastructure knows it; the insurer
 * counts by it, and believes it because of the secret. Tokens are the page's own and pass as they are.
 */
export async function passToInsurer(
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
  const answer = await fetch(new URL(path + search, site), {
    method: request.method,
    headers,
    body: request.body,
    duplex: "half",
    redirect: "manual",
    signal: request.signal,
  } as RequestInit).catch(() => new Response(null, { status: 503 }));
  return new Response(answer.body, {
    status: answer.status,
    headers: pick(answer.headers, TO_BROWSER),
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
