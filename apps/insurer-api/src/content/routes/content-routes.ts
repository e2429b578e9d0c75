import { previewRoute, withPreview } from "#src/content/preview/preview-routes.ts";
import type { Route } from "#src/platform/http/route.ts";
import type { Platform } from "#src/platform/platform.ts";
import { blogRoutes } from "./blog-routes.ts";
import { boxRoutes } from "./box-routes.ts";
import { navigationRoutes } from "./navigation-routes.ts";
import { pageRoutes } from "./page-routes.ts";
import { partnerRoutes } from "./partner-routes.ts";
import { vacancyRoutes } from "./vacancy-routes.ts";

/** All routes of content, and its preview. */
export const contentRoutes = (
  service: Pick<Platform, "config" | "db" | "now">,
): readonly Route[] => [
  previewRoute(service),
  ...[
    ...navigationRoutes,
    ...boxRoutes(service),
    ...blogRoutes,
    ...partnerRoutes,
    ...vacancyRoutes,
    ...pageRoutes,
  ].map((route) => withPreview(service, route)),
];
