import { hash, source } from "virtual:hydration-script";
import type { EntryContext } from "react-router";
import { escapeData, HANDOFF_ID, type Handoff, START_ID, STATE_ID } from "./handoff.ts";

/** Hash of the only inline script, for the content security policy of a page. */
export const HYDRATION_SCRIPT_HASH = hash;

interface Constants {
  handoff: string;
  start: string;
}

/** What is the same for all pages of the same routes, by the manifest they belong to. */
const constants = new WeakMap<EntryContext["manifest"], Map<string, Constants>>();

/**
 * Everything that starts the application, as data blocks and one constant script. React Router's
 * own `<Scripts>` would write executable scripts that differ from page to page.
 */
export function pageTail(context: EntryContext, state: string): string {
  const { handoff, start } = constantsOf(context);
  return `${handoff}${data(STATE_ID, "text/plain", state)}${start}`;
}

function constantsOf(context: EntryContext): Constants {
  const ofManifest = constants.get(context.manifest) ?? new Map<string, Constants>();
  constants.set(context.manifest, ofManifest);
  const { matches } = context.staticHandlerContext;
  const handed = context.serverHandoffString ?? "{}";
  const key = `${matches.map(({ route }) => route.id).join()} ${handed}`;
  const known = ofManifest.get(key);
  if (known) return known;
  const made = makeConstants(context, JSON.parse(handed));
  ofManifest.set(key, made);
  return made;
}

function makeConstants(context: EntryContext, handed: Handoff["context"]): Constants {
  const routes = matchedRoutes(context);
  const { manifest } = context;
  const handoff: Handoff = { context: handed, manifestUrl: manifest.url, routes };
  const preloads = [
    ...new Set([manifest.url, ...manifest.entry.imports, ...routeImports(context, routes)]),
  ];
  const modules = [...(manifest.hmr ? [manifest.hmr.runtime] : []), manifest.entry.module];
  const start = data(START_ID, "application/json", JSON.stringify({ modules, preloads }));
  return {
    handoff: data(HANDOFF_ID, "application/json", JSON.stringify(handoff)),
    start: `${start}<script>${source}</script>`,
  };
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
