import "./start/polyfills.ts";
import { tolerateForeignChanges } from "@sughurta/ui-kit";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { ignoreSkippedTransitions } from "./navigation/page-transition.ts";
import { preloadRouteTexts, type RouteModuleLike } from "./start/route-texts.ts";
import { START_FAILED } from "./start/static-help.ts";
import { createTrustedTypesPolicy } from "./start/trusted-types.ts";

/** The modules that the page's own script loaded; without them the texts are loaded during hydration. */
interface RouterWindow {
  __reactRouterRouteModules?: Record<string, RouteModuleLike>;
}

createTrustedTypesPolicy();
tolerateForeignChanges(document);
ignoreSkippedTransitions();
const { __reactRouterRouteModules: modules = {} } = window as RouterWindow;
// Awaited at the top level, it would keep the bundler from merging small files (ADR-0019).
preloadRouteTexts(Object.values(modules), document.documentElement.lang, { parts: false })
  .then(() =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydratedRouter />
        </StrictMode>,
      );
    }),
  )
  .catch((error: unknown) => {
    console.error(error);
    dispatchEvent(new Event(START_FAILED));
  });
