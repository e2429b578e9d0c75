import { randomUUID } from "node:crypto";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { pagePolicy } from "#server/gateway/security-headers.ts";
import { VISIT_PICTURE } from "../server/gateway/count-routes.ts";
import { getServices } from "./services-context.server.ts";
import { completePage } from "./start/complete-page.server.ts";
import { renderPage } from "./start/render-page.server.tsx";
import { preloadRouteTexts } from "./start/route-texts.ts";
import { staticHelp } from "./start/static-help.server.tsx";

// The server uses this very copy of React Router: its classes are compared by identity.
export { createRequestHandler } from "react-router";
export { createLoadContext } from "./services-context.server.ts";

export const streamTimeout = 2_500;

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted) getServices(context).reportError(error);
}

/**
 * Renders a page as a whole, with its styles and its content security policy: compressing and caching a whole page is
 * far cheaper than a stream.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const services = getServices(loadContext);
  const matched = routerContext.staticHandlerContext.matches.map(
    ({ route }) => routerContext.routeModules[route.id],
  );
  await preloadRouteTexts(matched, services.language, { parts: true });
  const nonce = randomUUID();
  const page = await renderPage(
    <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
    (error) => services.reportError(error),
  );
  const help = await staticHelp(services);
  const { html, scriptHashes, styleHashes } = completePage(page, {
    nonce,
    help,
    styles: services.styles,
    getTexts: (script) => services.texts.of(script, services.language),
    end: services.isBehindEdge && !services.isPreview ? VISIT_PICTURE : "",
  });
  const { imageOrigins } = services;
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", pagePolicy({ scriptHashes, styleHashes, imageOrigins }));
  return new Response(html, { status, headers });
}
