import { isIP } from "node:net";
import { codeOf } from "@sughurta/server-kit";
import smpp, { type Pdu } from "smpp";
import type { SmppGateway } from "#src/platform/config/message-gateways.ts";
import { PassingDeliveryError } from "./delivery-error.ts";

/** What the SMS centre asks or tells on its own, and gets acknowledged. */
const ACKNOWLEDGED = ["enquire_link", "deliver_sm", "data_sm", "unbind"];

/** A connection to an SMS centre that knows us. */
export interface SmppSession {
  /** The answer; throws a `PassingDeliveryError` where there is none in time or the connection ends. */
  request(command: string, fields?: Readonly<Record<string, unknown>>): Promise<Pdu>;
  close(): Promise<void>;
}

/** How a session keeps time. */
export interface SmppTimes {
  /** How long an answer may take. */
  readonly timeoutMs: number;
  /** Pause between two looks whether the connection still is one. */
  readonly enquireMs: number;
}

/** Connects and binds as a transceiver; `onLost` hears once when the session ends, whoever ended it. */
export async function openSmppSession(
  { host, port, tls, systemId, password }: SmppGateway,
  { timeoutMs, enquireMs }: SmppTimes,
  onLost: () => void,
): Promise<SmppSession> {
  const socket = smpp.connect({ host, port, tls, ...(isIP(host) === 0 && { servername: host }) });
  const waiting = new Set<(error: Error) => void>();
  let lost: Error | undefined;

  const lose = (code: string): void => {
    if (lost) return;
    lost = new PassingDeliveryError(code);
    clearInterval(enquiry);
    socket.destroy();
    for (const reject of waiting) reject(lost);
    onLost();
  };
  const request: SmppSession["request"] = (command, fields) =>
    new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(timer);
        waiting.delete(fail);
        settle();
      };
      const fail = (error: Error) => end(() => reject(error));
      const timer = setTimeout(() => fail(new PassingDeliveryError("tooSlow")), timeoutMs);
      waiting.add(fail);
      const isSent =
        !lost && socket.send(new smpp.PDU(command, fields), (pdu) => end(() => resolve(pdu)));
      if (!isSent) fail(lost ?? new PassingDeliveryError("connectionLost"));
    });
  const requestOrLose = async (command: string, fields?: Readonly<Record<string, unknown>>) => {
    try {
      return await request(command, fields);
    } catch (error) {
      lose(codeOf(error) ?? "connectionLost");
      throw error;
    }
  };
  const enquiry = setInterval(() => {
    requestOrLose("enquire_link").catch(() => undefined);
  }, enquireMs);
  enquiry.unref();

  socket.on("error", (error) => lose(codeOf(error) ?? "smppUnreadable"));
  socket.on("close", () => lose("connectionLost"));
  for (const command of ACKNOWLEDGED) socket.on(command, (pdu) => socket.send(pdu.response()));

  const login = { system_id: systemId, password, interface_version: 0x34 };
  const { command, command_status } = await requestOrLose("bind_transceiver", login);
  if (command !== "bind_transceiver_resp" || command_status !== 0) {
    const code = smppCode(command_status);
    lose(code);
    throw new PassingDeliveryError(code);
  }
  return {
    request,
    close: async () => {
      await requestOrLose("unbind").catch(() => undefined);
      lose("closed");
    },
  };
}

/** A reason code such as `smppRTHROTTLED` of a command's state. */
export function smppCode(status: number): string {
  const [name] = Object.entries(smpp.errors).find(([, value]) => value === status) ?? [];
  return `smpp${name?.replace("ESME_", "") ?? `0x${status.toString(16)}`}`;
}
