import { registerInstance } from "@sughurta/domain/single-instance";
import { useFirstInteraction } from "@sughurta/lazy-module";
import { createContext, type ReactNode, useCallback, useContext } from "react";
import type { ApiClient } from "./client-types.ts";

registerInstance("@sughurta/api-client");

const ApiClientContext = createContext<ApiClient | undefined>(undefined);

/** Provides the client to the features below it. */
export function ApiClientProvider(props: {
  /** The client of the services. */
  readonly client: ApiClient;
  readonly children: ReactNode;
}) {
  return (
    <ApiClientContext.Provider value={props.client}>{props.children}</ApiClientContext.Provider>
  );
}

/**
 * The client of the nearest provider, prepared for requests with the first interaction; throws where there is none.
 * With `prepare: false` its code is loaded when the caller prepares it, or with the first request.
 */
export function useApiClient({ prepare = true }: { readonly prepare?: boolean } = {}): ApiClient {
  const client = useContext(ApiClientContext);
  if (!client) throw new Error("Wrap the feature in <ApiClientProvider client={…}>.");
  useFirstInteraction(
    useCallback(() => {
      if (prepare) void client.prepare?.();
    }, [client, prepare]),
  );
  return client;
}
