import type { createRequestHandler, RouterContextProvider, ServerBuild } from "react-router";
import type { Services } from "../services.ts";
import { PRIVATE_HEADER } from "./cached-page.ts";
import type { RenderPage } from "./page-server.ts";
import { readAnswer } from "./rendered-page.ts";

/** Takes a rendered page out of the application; its answer then has no body. */
export type DeliverPage = (page: Buffer) => void;

/** What our server entry adds; it brings its own React Router, so that there is only one. */
interface EntryModule {
  createLoadContext: (services: Services, deliver: DeliverPage) => RouterContextProvider;
  createRequestHandler: typeof createRequestHandler;
}

/** The server build: React Router's part and what our entry adds. */
export type StorefrontBuild = Omit<ServerBuild, "entry"> & {
  entry: { module: ServerBuild["entry"]["module"] & EntryModule };
};

type Handle = (request: Request, services: Services, deliver: DeliverPage) => Promise<Response>;

/** Gives the handler of the moment. */
export type HandlerSource = () => Handle | Promise<Handle>;

export interface RendererOptions {
  handler: HandlerSource;
  publicUrl: string;
  servicesFor: (language: Services["language"]) => Services & Rendered;
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

/** The handler of a build that changes while one works: made anew for each page. */
export function changingHandler(load: () => Promise<StorefrontBuild>): HandlerSource {
  return async () => handlerOf(await load(), "development");
}

/** Renders pages with React Router; nothing of the visitor's request reaches a loader by itself. */
export function createRenderer({ handler, publicUrl, servicesFor }: RendererOptions): RenderPage {
  return async (address) => {
    const handle = await handler();
    const services = servicesFor(address.language);
    const delivered: { page?: Buffer } = {};
    const response = await handle(new Request(publicUrl + address.path), services, (page) => {
      delivered.page = page;
    });
    const rendered = await readAnswer(response, delivered.page);
    if (services.uncacheable) rendered.headers[PRIVATE_HEADER] = "1";
    return rendered;
  };
}

function handlerOf(build: StorefrontBuild, mode: "production" | "development"): Handle {
  const { createLoadContext, createRequestHandler } = build.entry.module;
  const handle = createRequestHandler(build as ServerBuild, mode);
  return (request, services, deliver) => handle(request, createLoadContext(services, deliver));
}
