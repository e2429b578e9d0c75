import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import {
  createFiscalTill,
  createPayler,
  type FakeProvider,
  serveFake,
} from "@sughurta/fake-providers";

const PAYLER = { key: "key-of-payler", password: "password-of-payler" };
const SECRET = "a secret of the cluster and of those outside of it";

/** A payment operator, a till and a webhook receiver: what they know outlives the database. */
export interface OutsideWorld {
  readonly provider: FakeProvider;
  readonly till: ReturnType<typeof createFiscalTill>;
  /** How often each webhook event was accepted, by its id. */
  readonly received: Map<string, number>;
  /** Whether the receiver accepts events, and the till registers receipts. */
  accept(isOpen: boolean): void;
  /** Settings of the copies. */
  readonly settings: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Starts them; `folder` gets the file of the operators. */
export async function startOutsideWorld(folder: string): Promise<OutsideWorld> {
  const provider = createPayler({ ...PAYLER, returnUrl: "http://127.0.0.1/return" });
  const till = createFiscalTill({ secret: SECRET });
  const received = new Map<string, number>();
  let isOpen = false;
  const receiver = createServer((request, response) => {
    const id = String(request.headers["webhook-id"]);
    request.resume();
    request.on("end", () => {
      if (isOpen) received.set(id, (received.get(id) ?? 0) + 1);
      response.writeHead(isOpen ? 204 : 503).end();
    });
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  const [served, tillServer] = [await serveFake(provider), await serveFake(till)];
  const providers = join(folder, "providers.json");
  writeFileSync(
    providers,
    JSON.stringify({ dc: { adapter: "payler", url: served.url, ...PAYLER } }),
  );
  const accept = (open: boolean) => {
    isOpen = open;
    till.behaviour = open ? "well" : "failing";
  };
  accept(false);
  const receiverUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/events`;
  return {
    ...{ provider, till, received, accept },
    settings: {
      PAYMENT_PROVIDERS_FILE: providers,
      PAYMENT_ORIGINS: served.url,
      WEBHOOK_URL: receiverUrl,
      WEBHOOK_SECRET: SECRET,
      FISCAL_URL: tillServer.url,
      FISCAL_SECRET: SECRET,
    },
    async close() {
      await served.close();
      await tillServer.close();
      receiver.close();
    },
  };
}
