import type { IncomingMessage } from "node:http";
import { Hono } from "hono";
import type { Config } from "../config/config.ts";
import { MAX_MESSAGE_BYTES, type StepCounter } from "../visits/step-counter.ts";
import type { GatewayLimits } from "./gateway-limits.ts";
import { isCrossSite, type RequestEnv, readAddress } from "./gateway-request.ts";
import { limitBody } from "./request-body.ts";

/** Address of the picture by which pages from a shared cache are counted. */
const VISIT_PATH = "/counts/visit";

/** The picture, which has no content: it is requested by browsers without scripts too. */
export const VISIT_PICTURE = `<img src="${VISIT_PATH}" alt="" hidden>`;

interface CountOptions {
  readonly steps: StepCounter;
  readonly limits: GatewayLimits;
  readonly config: Config;
}

/** Counts of browsers: steps of orders, and behind a shared cache visits, by a picture of the page. */
export function countRoutes({ steps, limits, config }: CountOptions): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.post("/counts", async ({ env: { incoming }, req, body }) => {
    const isRefused =
      isCrossSite(req.raw, config.publicUrl) || limits.steps(readAddress(incoming, config)) > 0;
    if (isRefused) return body(null, 400);
    const sent = limitBody(req.raw.body, MAX_MESSAGE_BYTES);
    const text = await new Response(sent).text().catch(() => "");
    return body(null, steps.message(text, req.raw.headers) ? 204 : 400);
  });
  if (config.edgePurgeUrls.length === 0) return app;
  app.get(VISIT_PATH, ({ env: { incoming }, body }) => {
    const isTooMuch = limits.steps(readAddress(incoming, config)) > 0;
    const page = isTooMuch ? undefined : pageWithPicture(incoming, config.publicUrl);
    if (page) steps.page(page, 200);
    return body(null, 204, { "cache-control": "no-store" });
  });
  return app;
}

/** The page that shows the picture, as if it had been requested here; `undefined` for a page of another site. */
function pageWithPicture(
  { headers }: IncomingMessage,
  publicUrl: string,
): Pick<IncomingMessage, "method" | "url" | "headers"> | undefined {
  const { referer } = headers;
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const { origin, pathname, search } = new URL(referer);
  return origin === publicUrl ? { method: "GET", url: pathname + search, headers } : undefined;
}
