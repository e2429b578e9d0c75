import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

/** An event with a valid signature. */
export interface ReceivedEvent {
  /** Last segment of the address to which it was sent. */
  readonly to: string;
  readonly id: string;
  readonly type: string;
  readonly data: Record<string, unknown>;
}

/** A local webhook receiver of third-party systems, which verifies signatures as described in the READMEs. */
export async function aWebhookReceiver(getSecret: (to: string) => string | undefined) {
  const receiver = {
    url: "",
    received: [] as ReceivedEvent[],
    /** Status of a refusal, in place of 204; a refused event is not recorded. */
    refusal: (_event: ReceivedEvent): number | undefined => undefined,
    reset() {
      receiver.received = [];
      receiver.refusal = () => undefined;
    },
    close: () => server.close(),
  };
  const server = createServer(async (request, response) => {
    const to = (request.url ?? "").slice(1);
    const headers = request.headers as Record<string, string>;
    try {
      // Throws for a wrong signature or timestamp.
      const webhook = new Webhook(getSecret(to) ?? "", { format: "raw" });
      const verified = webhook.verify(await text(request), headers) as ReceivedEvent;
      const event = { ...verified, to, id: headers["webhook-id"] ?? "" };
      const refused = receiver.refusal(event);
      if (refused === undefined) receiver.received.push(event);
      response.statusCode = refused ?? 204;
    } catch {
      response.statusCode = 401;
    }
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return receiver;
}
