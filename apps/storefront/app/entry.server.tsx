import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { servicesOf } from "./services-context.server.ts";
import { BOOT_SCRIPT_HASH, pageTail } from "./start/page-tail.ts";
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
    new Response(serverHandoffStream).text(),
    preloadRouteTexts(matched, services.language),
  ]);
  const html = await renderToText(
    <ServerRouter context={context} url={request.url} />,
    services.reportError,
  );
  const end = html.lastIndexOf("</body>");
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set(SCRIPT_HASH_HEADER, BOOT_SCRIPT_HASH);
  const page = html.slice(0, end) + pageTail(routerContext, state) + html.slice(end);
  return new Response(page, { status, headers });
}

function renderToText(element: React.ReactNode, onError: (error: unknown) => void) {
  return new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer | string, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString("utf8"));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      // One buffer leaves the server, so no boundary is ever moved to the end of the page.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError,
    });
  });
}
