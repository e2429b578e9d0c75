import { isIP } from "node:net";
import { getErrorCode } from "@sughurta/server-kit";
import smpp, { type Pdu } from "smpp";
import type { SmppGateway } from "#src/platform/config/message-gateways.ts";
import { PassingDeliveryError } from "./message-sender.ts";

/** Requests of the SMS centre, which are acknowledged. */
const ACKNOWLEDGED = ["enquire_link", "deliver_sm", "data_sm", "unbind"];

/** An authenticated connection to an SMS centre. */
export interface SmppSession {
  /** The response. Throws a `PassingDeliveryError` on a timeout or if the connection ends. */
  request(command: string, fields?: Readonly<Record<string, unknown>>): Promise<Pdu>;
  close(): Promise<void>;
}

/** Time limits of a session. */
export interface SmppTimes {
  /** Response timeout. */
  readonly timeoutMs: number;
  /** Interval of the connection checks. */
  readonly enquireMs: number;
}

/** Connects and binds as a transceiver; calls `onLost` once when the session ends, on either side. */
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
      lose(getErrorCode(error) ?? "connectionLost");
      throw error;
    }
  };
  const enquiry = setInterval(() => {
    requestOrLose("enquire_link").catch(() => undefined);
  }, enquireMs);
  enquiry.unref();

  socket.on("error", (error) => lose(getErrorCode(error) ?? "smppUnreadable"));
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

/** Reason code of a command status, such as `smppRTHROTTLED`. */
export function smppCode(status: number): string {
  const [name] = Object.entries(smpp.errors).find(([, value]) => value === status) ?? [];
  return `smpp${name?.replace("ESME_", "") ?? `0x${status.toString(16)}`}`;
}
