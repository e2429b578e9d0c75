import type { EntryContext } from "react-router";

/** A page's context with its own routes only: React Router makes its routes of them for every page anew. */
export function withMatchedRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes: EntryContext["manifest"]["routes"] = {};
  for (const { route } of staticHandlerContext.matches) {
    routes[route.id] = manifest.routes[route.id];
  }
  return { ...context, manifest: { ...manifest, routes } };
}
