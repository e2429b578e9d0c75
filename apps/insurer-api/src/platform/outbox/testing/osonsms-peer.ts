import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type PeerBehaviour, type SenderPeer, SLOW_MS, type TakenMessage } from "./sender-peer.ts";

/** The only account of the gateway. */
export const OSONSMS_ACCOUNT = {
  login: "insurer",
  hash: "a hash of the gateway",
  from: "Sughurta",
};

const sha256 = (parts: readonly string[]) =>
  createHash("sha256").update(parts.join(";")).digest("hex");

/**
 * OsonSMS as its public clients use it: `sendsms_v1.php` and `check_balance.php`, the hash over the transaction, the
 * login, the sender, the phone and the secret; 106 if it is wrong. The texts of the other refusals are ours.
 */
export async function startOsonSmsPeer(port = 0): Promise<SenderPeer> {
  const taken = new Map<string, TakenMessage>();
  const state = { behaviour: "takes" as PeerBehaviour };
  const server = createServer((request, response) => {
    if (state.behaviour === "isSilent") return;
    const { pathname, searchParams } = new URL(request.url ?? "", "http://gateway");
    const field = (name: string) => searchParams.get(name) ?? "";
    const { login, hash, from } = OSONSMS_ACCOUNT;
    const isSending = pathname === "/sendsms_v1.php";
    const signed = isSending
      ? [field("txn_id"), login, from, field("phone_number"), hash]
      : [field("txn_id"), login, hash];
    const isSigned = field("login") === login && field("str_hash") === sha256(signed);
    if (!isSigned) return refuse(response, 106, "Incorrect hash");
    if (!isSending) return respond(response, 200, { balance: "120.5" });
    if (state.behaviour === "refusesForGood") {
      return refuse(
        response,
        107,
        `Invalid phone_number ${field("phone_number")}: ${field("msg")}`,
      );
    }
    if (state.behaviour === "refusesForNow") return refuse(response, 105, "Inactive account");
    const key = field("txn_id");
    if (taken.has(key)) return refuse(response, 109, "Duplicate txn_id");
    taken.set(key, { key, recipient: field("phone_number"), text: field("msg") });
    const take = () => respond(response, 201, { status: "ok", txn_id: key, msg_id: "1" });
    if (state.behaviour === "takesSlowly") setTimeout(take, SLOW_MS);
    else take();
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    get behaviour() {
      return state.behaviour;
    },
    set behaviour(next) {
      state.behaviour = next;
    },
    get taken() {
      return [...taken.values()];
    },
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function refuse(response: ServerResponse, code: number, msg: string): void {
  respond(response, 422, { error: { code, msg, timestamp: "2026-11-24 10:00:00" } });
}

function respond(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}
