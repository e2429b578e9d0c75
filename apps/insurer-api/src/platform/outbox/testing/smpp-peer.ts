import { once } from "node:events";
import type { AddressInfo } from "node:net";
import smpp, { type Pdu, type Session } from "smpp";
import { type PeerBehaviour, type SenderPeer, SLOW_MS, type TakenMessage } from "./sender-peer.ts";

/** The only login of the SMS centre. */
export const SMPP_LOGIN = { systemId: "insurer", password: "a pass w" };

/** An SMS centre that records the received messages. */
export interface SmppPeer extends SenderPeer {
  /** Number of binds. */
  readonly binds: number;
  readonly connections: number;
  /** Whether it responds to enquire_link. */
  respondsToEnquiries: boolean;
  /** Received parts, unchanged. */
  readonly submitted: readonly Pdu[];
  /** States with which it refuses the next parts. */
  readonly refusals: number[];
  /** Cuts the connections, as a firewall does. */
  cut(): void;
}

const { ESME_RINVPASWD = 0, ESME_RINVDSTADR = 0, ESME_RTHROTTLED = 0 } = smpp.errors;

/** Starts an SMS centre that reassembles long messages. */
export async function startSmppPeer(port = 0): Promise<SmppPeer> {
  const parts = new Map<string, Map<number, string>>();
  const sessions = new Set<Session>();
  const state = { behaviour: "takes" as PeerBehaviour, binds: 0, respondsToEnquiries: true };
  const submitted: Pdu[] = [];
  const refusals: number[] = [];

  const getStatus = () => {
    if (state.behaviour === "refusesForGood") return ESME_RINVDSTADR;
    if (state.behaviour === "refusesForNow") return ESME_RTHROTTLED;
    return refusals.shift() ?? 0;
  };
  const take = (pdu: Pdu) => {
    const { udh, message } = pdu.short_message as { udh?: Buffer[]; message: string };
    const [, , reference = `alone-${parts.size}`, , number = 1] = udh?.[0] ?? [];
    const key = `${reference} ${pdu.destination_addr}`;
    parts.set(key, (parts.get(key) ?? new Map()).set(number, message));
  };
  const server = smpp.createServer((session) => {
    sessions.add(session);
    session.on("error", () => undefined);
    session.on("close", () => sessions.delete(session));
    session.on("enquire_link", (pdu) => {
      if (state.respondsToEnquiries) session.send(pdu.response());
    });
    session.on("unbind", (pdu) => session.send(pdu.response()));
    session.on("bind_transceiver", (pdu) => {
      const isKnown = pdu.system_id === SMPP_LOGIN.systemId && pdu.password === SMPP_LOGIN.password;
      state.binds += 1;
      session.send(pdu.response({ command_status: isKnown ? 0 : ESME_RINVPASWD }));
    });
    session.on("submit_sm", (pdu) => {
      submitted.push(pdu);
      if (state.behaviour === "isSilent") return;
      const command_status = getStatus();
      if (command_status === 0) take(pdu);
      const respond = () => session.send(pdu.response({ command_status, message_id: "1" }));
      if (state.behaviour === "takesSlowly") setTimeout(respond, SLOW_MS);
      else respond();
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const cut = () => {
    for (const session of sessions) session.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    refusals,
    submitted,
    cut,
    get connections() {
      return sessions.size;
    },
    get respondsToEnquiries() {
      return state.respondsToEnquiries;
    },
    set respondsToEnquiries(next) {
      state.respondsToEnquiries = next;
    },
    get binds() {
      return state.binds;
    },
    get behaviour() {
      return state.behaviour;
    },
    set behaviour(next) {
      state.behaviour = next;
    },
    get taken(): TakenMessage[] {
      return [...parts].map(([key, numbered]) => ({
        key,
        recipient: key.split(" ")[1] ?? "",
        text: [...numbered.entries()]
          .toSorted(([a], [b]) => a - b)
          .map(([, message]) => message)
          .join(""),
      }));
    },
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      cut();
      await closed;
    },
  };
}
