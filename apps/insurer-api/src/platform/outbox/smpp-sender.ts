import type { SmppGateway } from "#src/platform/config/message-gateways.ts";
import { PassingDeliveryError, PermanentDeliveryError } from "./delivery-error.ts";
import type { MessageSender } from "./message-sender.ts";
import { requirePhone } from "./require-phone.ts";
import { createSendingWindow } from "./sending-window.ts";
import { openSmppSession, type SmppSession, type SmppTimes, smppCode } from "./smpp-session.ts";
import { toSmsParts } from "./sms-parts.ts";

/** Binding, queueing and the response together take less than the outbox waits. */
const TIMES: SmppTimes = { timeoutMs: 4_500, enquireMs: 30_000 };
/** Parts in flight: many SMS centres refuse more. */
const WINDOW = 10;
/** States that concern this message; any other may be temporary. */
const PERMANENT = [
  "smppRINVMSGLEN",
  "smppRINVDSTADR",
  "smppRINVDSTTON",
  "smppRINVDSTNPI",
  "smppRX_P_APPN",
];
const INTERNATIONAL = { ton: 1, npi: 1 };
const ALPHANUMERIC = { ton: 5, npi: 0 };
const SHORT_NUMBER = { ton: 3, npi: 0 };
const SHORT_NUMBER_DIGITS = 6;
const HAS_HEADER = 0x40;

/** Sends SMS through an SMS centre, over one connection that is opened on demand and reopened when it is lost. */
export function createSmppSender(gateway: SmppGateway, times: SmppTimes = TIMES): MessageSender {
  const inWindow = createSendingWindow(WINDOW, times.timeoutMs);
  let current: Promise<SmppSession> | undefined;

  const connect = (): Promise<SmppSession> => {
    if (current) return current;
    const opened = openSmppSession(gateway, times, () => {
      if (current === opened) current = undefined;
    });
    current = opened;
    return opened;
  };
  const submit = async (
    session: SmppSession,
    fields: Readonly<Record<string, unknown>>,
  ): Promise<void> => {
    const { command, command_status: status } = await session.request("submit_sm", fields);
    if (command === "submit_sm_resp" && status === 0) return;
    const code = smppCode(status);
    throw PERMANENT.includes(code)
      ? new PermanentDeliveryError(code)
      : new PassingDeliveryError(code);
  };
  return {
    send: async ({ id, recipient, body }) => {
      const fields = addressesOf(gateway.from, requirePhone(recipient));
      const { dataCoding, parts } = toSmsParts(body, id);
      const session = await connect();
      const results = await Promise.allSettled(
        parts.map((part) =>
          inWindow(() =>
            submit(session, {
              ...fields,
              data_coding: dataCoding,
              esm_class: parts.length > 1 ? HAS_HEADER : 0,
              short_message: part,
            }),
          ),
        ),
      );
      throwWorst(results);
    },
    check: async () => {
      await connect();
    },
    close: async () => {
      const session = await current?.catch(() => undefined);
      await session?.close();
    },
  };
}

function addressesOf(from: string, phone: string): Readonly<Record<string, unknown>> {
  const source = sourceKind(from);
  return {
    source_addr_ton: source.ton,
    source_addr_npi: source.npi,
    source_addr: from,
    dest_addr_ton: INTERNATIONAL.ton,
    dest_addr_npi: INTERNATIONAL.npi,
    destination_addr: phone,
  };
}

function sourceKind(from: string) {
  if (!/^\d+$/.test(from)) return ALPHANUMERIC;
  return from.length > SHORT_NUMBER_DIGITS ? INTERNATIONAL : SHORT_NUMBER;
}

/** A permanent failure has precedence over a temporary one. */
function throwWorst(results: readonly PromiseSettledResult<void>[]): void {
  const failures = results.flatMap((result) =>
    result.status === "rejected" ? [result.reason as unknown] : [],
  );
  const worst = failures.find((error) => error instanceof PermanentDeliveryError) ?? failures[0];
  if (worst !== undefined) throw worst;
}
