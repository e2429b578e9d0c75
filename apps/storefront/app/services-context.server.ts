import { createContext, RouterContextProvider } from "react-router";
import type { Services } from "#server/render/services.ts";

const servicesContext = createContext<Services>();

/** Provides the server's services to the loaders of one request. */
export function createLoadContext(services: Services): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(servicesContext, services);
  return provider;
}

/** Server-side services of a loader: content, configuration, the visitor's language. */
export function getServices(context: Readonly<RouterContextProvider>): Services {
  return context.get(servicesContext);
}
