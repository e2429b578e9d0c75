import { blogFeed } from "../feeds/blog-feed.server.ts";
import { getServices } from "../services-context.server.ts";
import type { Route } from "./+types/rss";

/** The newest articles for feed readers, in the language of the address. */
export async function loader({ context }: Route.LoaderArgs) {
  return new Response(await blogFeed(getServices(context)), {
    headers: { "content-type": "application/rss+xml; charset=utf-8" },
  });
}
