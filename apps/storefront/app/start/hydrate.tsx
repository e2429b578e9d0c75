import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { HANDOFF_ID, type Handoff, readHandoff, STATE_ID } from "./handoff.ts";
import { preloadRouteTexts } from "./route-texts.ts";

type RouteModule = { handle?: unknown };

interface RouterWindow {
  __reactRouterContext?: unknown;
  __reactRouterRouteModules?: Record<string, RouteModule>;
}

/** Loads what the page was rendered from and makes the page live. */
export async function hydrate(): Promise<void> {
  const handoff = readHandoff(textOf(HANDOFF_ID), location);
  const routerWindow = window as unknown as RouterWindow;
  routerWindow.__reactRouterContext = {
    ...handoff.context,
    stream: new Response(textOf(STATE_ID)).body,
  };
  const [modules] = await Promise.all([
    loadRouteModules(handoff.routes),
    import(/* @vite-ignore */ handoff.manifestUrl),
  ]);
  routerWindow.__reactRouterRouteModules = modules;
  await preloadRouteTexts(Object.values(modules), document.documentElement.lang, { parts: false });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

async function loadRouteModules(routes: Handoff["routes"]) {
  const entries = Object.entries(routes).map(async ([id, urls]) => {
    const parts: RouteModule[] = await Promise.all(
      urls.map((url) => import(/* @vite-ignore */ url)),
    );
    return [id, Object.assign({}, ...parts) as RouteModule] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

function textOf(id: string): string {
  return document.getElementById(id)?.textContent ?? "";
}
