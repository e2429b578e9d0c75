import type { createRequestHandler, RouterContextProvider, ServerBuild } from "react-router";
import { edgeHeaders, isShared, type PageTag } from "../edge/edge-headers.ts";
import { NEVER_CACHED } from "./page-cache.ts";
import type { RenderPage, UncachedParts } from "./page-server.ts";
import type { Services } from "./services.ts";

/** Retry delay of a page without its content. */
const UNAVAILABLE_RETRY_SECONDS = "30";

/** Exports of our server entry; it has its own React Router, so that there is only one. */
interface EntryModule {
  createLoadContext: (services: Services) => RouterContextProvider;
  createRequestHandler: typeof createRequestHandler;
}

/** The server build: React Router's part and the exports of our entry. */
export type StorefrontBuild = Omit<ServerBuild, "entry"> & {
  entry: { module: ServerBuild["entry"]["module"] & EntryModule };
};

type Handle = (request: Request, services: Services) => Promise<Response>;

/** Returns the current handler. */
export type HandlerSource = () => Handle | Promise<Handle>;

export interface RendererOptions {
  handler: HandlerSource;
  publicUrl: string;
  servicesFor: (language: Services["language"], own: UncachedParts) => Services & Rendered;
}

/** State of a page after its loaders have run. */
export interface Rendered {
  /** True when the page is incomplete. */
  readonly uncacheable: boolean;
  /** What the page is made of. */
  readonly tags: ReadonlySet<PageTag>;
}

/** The handler of a finished build: created once. */
export function builtHandler(build: StorefrontBuild): HandlerSource {
  const handle = createHandler(build, "production");
  return () => handle;
}

/** The handler of a build that changes during development: created again for each page. */
export function changingHandler(load: () => Promise<StorefrontBuild>): HandlerSource {
  return async () => createHandler(await load(), "development");
}

/** Renders pages with React Router; loaders do not get the visitor's request itself. */
export function createRenderer({ handler, publicUrl, servicesFor }: RendererOptions): RenderPage {
  return async (address, own = {}) => {
    const handle = await handler();
    const services = servicesFor(address.language, own);
    const response = await handle(new Request(publicUrl + address.path), services);
    const { headers } = response;
    if (services.uncacheable) headers.set("cache-control", NEVER_CACHED);
    const isKept = response.status === 200 && headers.get("cache-control") !== NEVER_CACHED;
    if (services.isBehindEdge && isKept && isShared(address.path)) {
      for (const [name, value] of Object.entries(edgeHeaders(services.tags)))
        headers.set(name, value);
    }
    if (services.isPreview) response.headers.set("x-robots-tag", "noindex");
    if (response.status === 503) response.headers.set("retry-after", UNAVAILABLE_RETRY_SECONDS);
    return response;
  };
}

function createHandler(build: StorefrontBuild, mode: "production" | "development"): Handle {
  const { createLoadContext, createRequestHandler } = build.entry.module;
  const handle = createRequestHandler(build as ServerBuild, mode);
  return (request, services) => handle(request, createLoadContext(services));
}
