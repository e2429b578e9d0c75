import type { SmppGateway } from "#src/platform/config/message-gateways.ts";
import {
  createSendingWindow,
  type MessageSender,
  PassingDeliveryError,
  PermanentDeliveryError,
  requirePhone,
} from "./message-sender.ts";
import { openSmppSession, type SmppSession, type SmppTimes, smppCode } from "./smpp-session.ts";

/** The SMS centre's own alphabet, and UCS-2. */
const DEFAULT_CODING = 0;

const UCS2_CODING = 8;

/** Encoded identically in every alphabet that an SMS centre may use: GSM 03.38, ASCII, Latin 1. */
const PLAIN = /^[A-Za-z0-9 \r\n!"#%&'()*+,\-./:;<=>?]*$/;

/** Characters of 7 bits, or units of UCS-2, alone and beside a header of six bytes. */
const PLAIN_LENGTHS = { alone: 160, part: 153 };

const UCS2_LENGTHS = { alone: 70, part: 67 };

const MAX_PARTS = 255;

const CONCATENATION = [5, 0, 3];

/** An encoded SMS. */
export interface SmsParts {
  readonly dataCoding: number;
  /** Each begins with a user data header if there are several. */
  readonly parts: readonly Buffer[];
}

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
      const fields = createAddressRecords(gateway.from, requirePhone(recipient));
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

function createAddressRecords(from: string, phone: string): Readonly<Record<string, unknown>> {
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

/** Encodes an SMS and splits it into parts that a phone reassembles; a resent message has the same reference. */
export function toSmsParts(text: string, id: string): SmsParts {
  const isPlain = PLAIN.test(text);
  const dataCoding = isPlain ? DEFAULT_CODING : UCS2_CODING;
  const lengths = isPlain ? PLAIN_LENGTHS : UCS2_LENGTHS;
  const encode = (part: string) =>
    isPlain ? Buffer.from(part, "latin1") : Buffer.from(part, "utf16le").swap16();
  if (text.length <= lengths.alone) return { dataCoding, parts: [encode(text)] };
  const pieces = cut(text, lengths.part);
  if (pieces.length > MAX_PARTS) throw new PermanentDeliveryError("tooLong");
  const reference = Number.parseInt(id.slice(0, 2), 16);
  const parts = pieces.map((piece, index) =>
    Buffer.concat([
      Buffer.from([...CONCATENATION, reference, pieces.length, index + 1]),
      encode(piece),
    ]),
  );
  return { dataCoding, parts };
}

/** Splits into pieces of at most this many units; no character of two units is split. */
function cut(text: string, most: number): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const character of text) {
    if (piece.length + character.length > most) {
      pieces.push(piece);
      piece = "";
    }
    piece += character;
  }
  return [...pieces, piece];
}
