import { getServices } from "../services-context.server.ts";
import type { Route } from "./+types/site-manifest";

/** Web app manifest from the brand's configuration. */
export function loader({ context }: Route.LoaderArgs) {
  const { config, language } = getServices(context);
  const manifest = {
    name: config.brand.name,
    short_name: config.brand.name,
    lang: language,
    id: "/",
    start_url: "/",
    display: "minimal-ui",
    background_color: "#faf8f4",
    theme_color: "#2447b3",
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return Response.json(manifest, { headers: { "content-type": "application/manifest+json" } });
}
