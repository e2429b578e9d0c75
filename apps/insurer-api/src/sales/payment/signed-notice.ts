import { fromWire } from "@sughurta/contracts/core";
import { paymentCallback } from "@sughurta/contracts/payment";
import { toDiram } from "@sughurta/domain";
import type * as z from "zod/mini";
import { checkInput } from "#src/platform/http/check-input.ts";
import { FailureError, invalidFields } from "#src/platform/http/failure-error.ts";
import { isSignedContent, SIGNATURE_HEADER } from "./callback-signature.ts";
import type { Notice, NoticeRequest } from "./payment-provider.ts";

type NoticeBody = z.infer<typeof paymentCallback.body>;

const LARGEST_AMOUNT = 1_000_000_000;

/** A notice of our own protocol; `undefined` where it was not signed with the key. Throws 400 or 422. */
export function readSignedNotice(key: string | Buffer, notice: NoticeRequest): Notice | undefined {
  const { body, headers, now } = notice;
  if (!isSignedContent(key, body, headers.get(SIGNATURE_HEADER), now)) return undefined;
  const read = checkInput(paymentCallback.body, fromWire(parse(body))) as NoticeBody;
  const { reference, event, amount, currency, eventId, occurredAt } = read;
  const report = {
    status: event,
    amountDiram: diramOf(amount),
    currency,
    occurredAt: momentOf(occurredAt),
  };
  return { reference, trusted: { eventId, report } };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new FailureError(400, "malformedJson");
  }
}

function diramOf(amount: number): number {
  if (!Number.isFinite(amount) || amount < 0 || amount > LARGEST_AMOUNT) {
    throw invalidFields({ amount: ["wrongInput"] });
  }
  return toDiram(amount);
}

function momentOf(text: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw invalidFields({ occurredAt: ["date"] });
  return moment;
}
