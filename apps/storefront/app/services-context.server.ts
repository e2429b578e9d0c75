import { createContext, RouterContextProvider } from "react-router";
import type { DeliverPage } from "#server/pages/renderer.ts";
import type { Services } from "#server/services.ts";

const servicesContext = createContext<Services>();
const deliveryContext = createContext<DeliverPage>();

/** Gives the loaders of one request what the server offers them, and takes the page from it. */
export function createLoadContext(services: Services, deliver: DeliverPage): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(servicesContext, services);
  provider.set(deliveryContext, deliver);
  return provider;
}

/** The server's side of a loader: content, configuration, the visitor's language. */
export function servicesOf(context: Readonly<RouterContextProvider>): Services {
  return context.get(servicesContext);
}

/** Hands a finished page over to the server. */
export function deliverPage(context: Readonly<RouterContextProvider>, page: Buffer): void {
  context.get(deliveryContext)(page);
}
