import { createHash, randomUUID } from "node:crypto";
import { getErrorCode } from "@sughurta/server-kit";
import * as z from "zod/mini";
import type { OsonSmsGateway } from "#src/platform/config/message-gateways.ts";
import type { MessageSender } from "./message-sender.ts";
import { PassingDeliveryError, PermanentDeliveryError, requirePhone } from "./message-sender.ts";

const TIMEOUT_MS = 10_000;
/** Responses are a few hundred characters long. */
const MAX_RESPONSE_BYTES = 10_000;

const responseSchema = z.object({
  status: z.optional(z.string()),
  balance: z.optional(z.coerce.number()),
  error: z.optional(z.object({ code: z.optional(z.coerce.number()), msg: z.optional(z.string()) })),
});
type ResponseData = z.output<typeof responseSchema>;

/**
 * Sends SMS through OsonSMS; the message id in the outbox is the transaction id, so that a retry is not delivered
 * twice. The text is a part of the requested URL, so no error contains it.
 */
export function createOsonSmsSender(
  { url, login, hash, from }: OsonSmsGateway,
  timeoutMs: number = TIMEOUT_MS,
): MessageSender {
  const call = (page: string, query: Readonly<Record<string, string>>) =>
    ask(`${url}/${page}?${new URLSearchParams({ login, ...query })}`, timeoutMs);
  return {
    send: async ({ id, recipient, body }) => {
      const phone = requirePhone(recipient);
      const response = await call("sendsms_v1.php", {
        from,
        phone_number: phone,
        msg: body,
        txn_id: id,
        str_hash: sha256([id, login, from, phone, hash]),
      });
      if (!wasTaken(response)) throw getFailure(response);
    },
    check: async () => {
      const id = randomUUID();
      const response = await call("check_balance.php", {
        txn_id: id,
        str_hash: sha256([id, login, hash]),
      });
      if (response.balance === undefined) throw getFailure(response);
      if (response.balance <= 0) throw new PassingDeliveryError("noBalance");
    },
    close: async () => undefined,
  };
}

const sha256 = (parts: readonly string[]) =>
  createHash("sha256").update(parts.join(";")).digest("hex");

async function ask(address: string, timeoutMs: number): Promise<ResponseData> {
  const { status, text } = await textAt(address, timeoutMs);
  const response = responseSchema.safeParse(parseJson(text));
  if (!response.success) throw new PassingDeliveryError(`http${status}`);
  return response.data;
}

/** The message of a failed request quotes the URL: only its code is reported. */
async function textAt(address: string, timeoutMs: number) {
  try {
    const response = await fetch(address, {
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, text: await firstBytes(response) };
  } catch (error) {
    if (error instanceof Error && error.name === "TimeoutError") {
      throw new PassingDeliveryError("tooSlow");
    }
    const cause = error instanceof Error ? error.cause : undefined;
    throw new PassingDeliveryError(getErrorCode(cause) ?? "osonsmsUnreachable");
  }
}

async function firstBytes({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > MAX_RESPONSE_BYTES) break;
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The list of codes is part of a contract: the reason of a refusal is taken from its text. */
const DUPLICATE = /duplicate|txn_?id.*(already|exists|used)/i;
const NUMBER = /phone|msisdn/i;
const WRONG = /invalid|incorrect|wrong|not valid/i;

function wasTaken({ status, error }: ResponseData): boolean {
  return error ? DUPLICATE.test(error.msg ?? "") : status === "ok";
}

function getFailure({ error }: ResponseData): Error {
  const code = error?.code === undefined ? "osonsmsRefused" : `osonsms${error.code}`;
  const words = error?.msg ?? "";
  return NUMBER.test(words) && WRONG.test(words)
    ? new PermanentDeliveryError(code)
    : new PassingDeliveryError(code);
}
