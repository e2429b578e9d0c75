import { sitemap } from "../feeds/sitemap.server.ts";
import { getServices } from "../services-context.server.ts";
import type { Route } from "./+types/sitemap";

/** Every page in every language for search engines. */
export async function loader({ context }: Route.LoaderArgs) {
  return new Response(await sitemap(getServices(context)), {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });
}
