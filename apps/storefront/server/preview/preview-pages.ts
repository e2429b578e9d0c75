import { Hono } from "hono";
import { canonicalPath } from "#app/navigation/canonical-path.ts";
import type { Config } from "../config.ts";
import { addressOf } from "../gateway/address-of.ts";
import type { GatewayLimits } from "../gateway/gateway-limits.ts";
import type { RequestEnv } from "../gateway/gateway-request.ts";
import { NEVER_CACHED } from "../pages/cached-page.ts";
import type { Previews } from "./previews.ts";

/** Start of a preview, with the link from the desk, and its end. */
export function previewPages(
  previews: Previews,
  limits: GatewayLimits,
  config: Config,
): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.get("/preview", async (c, next) => {
    const isTooMuch = limits.uncached(addressOf(c.env.incoming, config)) > 0;
    const preview = isTooMuch ? undefined : await previews.find(c.req.query("token") ?? "");
    // The token is removed from the address, and redirects stay on this site.
    if (!preview || canonicalPath(preview.page) !== preview.page) return next();
    c.header("set-cookie", previews.cookieFor(preview));
    c.header("cache-control", NEVER_CACHED);
    return c.redirect(preview.page, 303);
  });
  app.post("/preview/end", (c) => {
    c.header("set-cookie", previews.endCookie());
    c.header("cache-control", NEVER_CACHED);
    return c.redirect("/", 303);
  });
  return app;
}
