import type { createRequestHandler, RouterContextProvider, ServerBuild } from "react-router";
import type { Services } from "../services.ts";
import { NEVER_CACHED } from "./cached-page.ts";
import type { RenderPage, UncachedParts } from "./page-server.ts";

/** A page without its content says when it makes sense to come again. */
const UNAVAILABLE_RETRY_SECONDS = "30";

/** What our server entry adds; it brings its own React Router, so that there is only one. */
interface EntryModule {
  createLoadContext: (services: Services) => RouterContextProvider;
  createRequestHandler: typeof createRequestHandler;
}

/** The server build: React Router's part and what our entry adds. */
export type StorefrontBuild = Omit<ServerBuild, "entry"> & {
  entry: { module: ServerBuild["entry"]["module"] & EntryModule };
};

type Handle = (request: Request, services: Services) => Promise<Response>;

/** Gives the handler of the moment. */
export type HandlerSource = () => Handle | Promise<Handle>;

export interface RendererOptions {
  handler: HandlerSource;
  publicUrl: string;
  servicesFor: (language: Services["language"], own: UncachedParts) => Services & Rendered;
}

/** What is known about a page once its loaders ran. */
export interface Rendered {
  /** True when the page shows less than it should. */
  readonly uncacheable: boolean;
}

/** The handler of a finished build: made once. */
export function builtHandler(build: StorefrontBuild): HandlerSource {
  const handle = handlerOf(build, "production");
  return () => handle;
}

/** The handler of a build that changes during development: created again for each page. */
export function changingHandler(load: () => Promise<StorefrontBuild>): HandlerSource {
  return async () => handlerOf(await load(), "development");
}

/** Renders pages with React Router; nothing of the visitor's request reaches a loader by itself. */
export function createRenderer({ handler, publicUrl, servicesFor }: RendererOptions): RenderPage {
  return async (address, own = {}) => {
    const handle = await handler();
    const services = servicesFor(address.language, own);
    const response = await handle(new Request(publicUrl + address.path), services);
    if (services.uncacheable) response.headers.set("cache-control", NEVER_CACHED);
    if (services.isPreview) response.headers.set("x-robots-tag", "noindex");
    if (response.status === 503) response.headers.set("retry-after", UNAVAILABLE_RETRY_SECONDS);
    return response;
  };
}

function handlerOf(build: StorefrontBuild, mode: "production" | "development"): Handle {
  const { createLoadContext, createRequestHandler } = build.entry.module;
  const handle = createRequestHandler(build as ServerBuild, mode);
  return (request, services) => handle(request, createLoadContext(services));
}
