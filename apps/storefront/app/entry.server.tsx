import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { deliverPage, servicesOf } from "./services-context.server.ts";
import { withMatchedRoutes } from "./start/matched-routes.server.ts";
import { HYDRATION_SCRIPT_HASH, pageTail } from "./start/page-tail.ts";
import { renderPage } from "./start/render-page.server.tsx";
import { preloadRouteTexts } from "./start/route-texts.ts";

// The server uses this very copy of React Router: its classes are compared by identity.
export { createRequestHandler } from "react-router";
export { createLoadContext } from "./services-context.server.ts";

/** Name of the header that carries the start script's hash to the security headers. */
export const SCRIPT_HASH_HEADER = "x-script-hash";

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
  const { serverHandoffStream, ...context } = routerContext;
  const matched = context.staticHandlerContext.matches.map(
    ({ route }) => context.routeModules[route.id],
  );
  const [state] = await Promise.all([
    serverHandoffStream ? readText(serverHandoffStream) : "",
    preloadRouteTexts(matched, services.language, { parts: true }),
  ]);
  const page = await renderPage(
    <ServerRouter context={withMatchedRoutes(context)} url={request.url} />,
    services.reportError,
  );
  const end = page.lastIndexOf("</body>");
  const tail = pageTail(routerContext, state);
  deliverPage(loadContext, Buffer.from(page.slice(0, end) + tail + page.slice(end)));
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set(SCRIPT_HASH_HEADER, HYDRATION_SCRIPT_HASH);
  return new Response(null, { status, headers });
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}
