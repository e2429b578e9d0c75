import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

/** An event that a receiver found rightly signed. */
export interface ReceivedEvent {
  /** Last part of the address that it was sent to. */
  readonly to: string;
  readonly id: string;
  readonly type: string;
  readonly data: Record<string, unknown>;
}

/** Others' systems that listen on this machine and verify what they are sent, as the READMEs say. */
export async function aWebhookReceiver(secretOf: (to: string) => string | undefined) {
  const receiver = {
    url: "",
    received: [] as ReceivedEvent[],
    /** What it answers instead of 204; it takes nothing then. */
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
      // Throws where the signature or the time is wrong.
      const webhook = new Webhook(secretOf(to) ?? "", { format: "raw" });
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
