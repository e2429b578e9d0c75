import { getServices } from "../services-context.server.ts";
import type { Route } from "./+types/robots";

const CLOSED_PATHS = [
  "/api/",
  "/v1/",
  "/session/",
  "/boxes/order/",
  "/success",
  "/error",
  "/verify/",
  "/pay/",
  "/rest/",
  "/mobile-login",
  "/account",
  "/search",
  "/staff-sale",
];

/** The robots.txt of the site. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = getServices(context).config;
  const lines = ["User-agent: *", ...CLOSED_PATHS.map((path) => `Disallow: ${path}`)];
  return new Response(`${lines.join("\n")}\n\nSitemap: ${publicUrl}/sitemap.xml\n`, {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
