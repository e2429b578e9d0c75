import { createContext, RouterContextProvider } from "react-router";
import type { Services } from "#server/services.ts";

const servicesContext = createContext<Services>();

/** Gives the loaders of one request what the server offers them. */
export function createLoadContext(services: Services): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(servicesContext, services);
  return provider;
}

/** The server's side of a loader: content, configuration, the visitor's language. */
export function servicesOf(context: Readonly<RouterContextProvider>): Services {
  return context.get(servicesContext);
}
