import { hash, source } from "virtual:boot-script";
import type { EntryContext } from "react-router";
import { escapeData, HANDOFF_ID, type Handoff, START_ID, STATE_ID } from "./handoff.ts";

/** Hash of the only inline script, for the content security policy of a page. */
export const BOOT_SCRIPT_HASH = hash;

/**
 * Everything that starts the application, as data blocks and one constant script. React Router's
 * own `<Scripts>` would write executable scripts that differ from page to page.
 */
export function pageTail(context: EntryContext, state: string): string {
  const routes = matchedRoutes(context);
  const { manifest } = context;
  const handoff: Handoff = {
    context: JSON.parse(context.serverHandoffString ?? "{}"),
    manifestUrl: manifest.url,
    routes,
  };
  const preloads = [
    ...new Set([manifest.url, ...manifest.entry.imports, ...routeImports(context, routes)]),
  ];
  const modules = [...(manifest.hmr ? [manifest.hmr.runtime] : []), manifest.entry.module];
  return [
    data(HANDOFF_ID, "application/json", JSON.stringify(handoff)),
    data(STATE_ID, "text/plain", state),
    data(START_ID, "application/json", JSON.stringify({ modules, preloads })),
    `<script>${source}</script>`,
  ].join("");
}

function data(id: string, type: string, text: string): string {
  return `<script type="${type}" id="${id}">${escapeData(text)}</script>`;
}

function matchedRoutes(context: EntryContext): Handoff["routes"] {
  const routes: Handoff["routes"] = {};
  for (const { route } of context.staticHandlerContext.matches) {
    const entry = context.manifest.routes[route.id];
    if (!entry) continue;
    routes[route.id] = [
      entry.clientActionModule,
      entry.clientLoaderModule,
      entry.clientMiddlewareModule,
      entry.hydrateFallbackModule,
      entry.module,
    ].filter((url) => url !== undefined);
  }
  return routes;
}

function routeImports(context: EntryContext, routes: Handoff["routes"]): string[] {
  return Object.entries(routes).flatMap(([id, urls]) => [
    ...urls,
    ...(context.manifest.routes[id]?.imports ?? []),
  ]);
}
