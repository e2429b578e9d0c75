import { randomUUID } from "node:crypto";
import smpp from "smpp";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { OutboxMessage } from "#src/platform/database/schema/service.ts";
import type { MessageSender } from "./message-sender.ts";
import { createSmppSender } from "./smpp-sender.ts";
import { SMPP_LOGIN, type SmppPeer, startSmppPeer } from "./testing/smpp-peer.ts";

let peer: SmppPeer;
let sender: MessageSender;
beforeEach(async () => {
  peer = await startSmppPeer();
  sender = createSender({});
});
afterEach(async () => {
  await sender.close();
  await peer.stop();
});

function createSender({
  from = "Sughurta",
  enquireMs = 60_000,
  timeoutMs = 10_000,
}): MessageSender {
  const place = { protocol: "smpp", host: "127.0.0.1", port: peer.port, tls: false } as const;
  return createSmppSender({ ...place, ...SMPP_LOGIN, from }, { timeoutMs, enquireMs });
}

const aMessage = (body = "код 123456") =>
  ({ id: randomUUID(), recipient: "992900000123", body }) as OutboxMessage;
const LONG = "Слово за словом. ".repeat(20);

it("binds once for all messages", async () => {
  await Promise.all([sender.send(aMessage(), []), sender.send(aMessage(LONG), [])]);
  await sender.send(aMessage(), []);
  expect(peer.binds).toBe(1);
});

it("binds again after the connection was cut", async () => {
  await sender.send(aMessage(), []);
  peer.cut();
  await expect
    .poll(async () =>
      sender.send(aMessage("second"), []).then(
        () => "sent",
        () => "lost",
      ),
    )
    .toBe("sent");
  expect(peer.binds).toBe(2);
});

it("closes a connection that does not respond, and binds again", async () => {
  await sender.close();
  sender = createSender({ enquireMs: 20, timeoutMs: 200 });
  await sender.send(aMessage(), []);
  peer.respondsToEnquiries = false;
  await expect.poll(() => peer.connections).toBe(0);
  peer.respondsToEnquiries = true;
  await sender.send(aMessage("second"), []);
  expect(peer.binds).toBe(2);
});

it.each([
  ["throttled", "ESME_RTHROTTLED", "PassingDeliveryError"],
  ["a full queue", "ESME_RMSGQFUL", "PassingDeliveryError"],
  ["an unknown state", 0x0444, "PassingDeliveryError"],
  ["a bad number", "ESME_RINVDSTADR", "PermanentDeliveryError"],
])("classifies %s correctly, also for a single part", async (_name, state, kind) => {
  peer.refusals.push(0, typeof state === "number" ? state : (smpp.errors[state] ?? 0));
  await expect(sender.send(aMessage(LONG), [])).rejects.toMatchObject({ name: kind });
});

it.each([
  ["Sughurta", 5, 0],
  ["5511", 3, 0],
  ["992446005511", 1, 1],
])("sets the type of the sender %s", async (from, ton, npi) => {
  await sender.close();
  sender = createSender({ from });
  await sender.send(aMessage(), []);
  expect(peer.submitted[0]).toMatchObject({
    source_addr: from,
    source_addr_ton: ton,
    source_addr_npi: npi,
    dest_addr_ton: 1,
    destination_addr: "992900000123",
  });
});
