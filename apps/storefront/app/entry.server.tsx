import { randomUUID } from "node:crypto";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { deliverPage, servicesOf } from "./services-context.server.ts";
import { allowPageScripts } from "./start/page-scripts.server.ts";
import { renderPage } from "./start/render-page.server.tsx";
import { preloadRouteTexts } from "./start/route-texts.ts";

// The server uses this very copy of React Router: its classes are compared by identity.
export { createRequestHandler } from "react-router";
export { createLoadContext } from "./services-context.server.ts";

/** Name of the header that carries the hashes of a page's scripts to the security headers. */
export const SCRIPT_HASHES_HEADER = "x-script-hashes";

export const streamTimeout = 2_500;

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted) servicesOf(context).reportError(error);
}

/** Renders a page to one buffer: compressing and caching a whole page is far cheaper than a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const services = servicesOf(loadContext);
  const matched = routerContext.staticHandlerContext.matches.map(
    ({ route }) => routerContext.routeModules[route.id],
  );
  await preloadRouteTexts(matched, services.language, { parts: true });
  const nonce = randomUUID();
  const page = await renderPage(
    <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
    services.reportError,
  );
  const { html, scriptHashes } = allowPageScripts(page, nonce);
  deliverPage(loadContext, Buffer.from(html));
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set(SCRIPT_HASHES_HEADER, scriptHashes.join(" "));
  return new Response(null, { status, headers });
}
