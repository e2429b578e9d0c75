import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";

/** Control endpoints over HTTP. */
interface Served {
  readonly app: { readonly fetch: Parameters<typeof serve>[0]["fetch"] };
}

/** A provider that listens. */
export interface ServedProvider {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a provider on this machine; by default on any free port. */
export function serveFake({ app }: Served, port = 0): Promise<ServedProvider> {
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port }, (address) => {
      resolve({
        url: `http://127.0.0.1:${(address as AddressInfo).port}`,
        close: () => new Promise((done) => server.close(() => done())),
      });
    });
  });
}
