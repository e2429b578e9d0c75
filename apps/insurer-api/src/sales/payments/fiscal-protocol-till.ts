import { randomUUID } from "node:crypto";
import { fromDiram } from "@sughurta/domain";
import { webAddress } from "@sughurta/server-kit";
import * as z from "zod/mini";
import {
  createSignedCalls,
  readSignedResponse,
  type SignedCallsSettings,
} from "#src/sales/payments/providers/provider-calls.ts";
import type { FiscalReceipts, FiscalReport, FiscalSale } from "#src/sales/ports/receipts.ts";

const UNKNOWN = 404;

const report = z.discriminatedUnion("status", [
  z.object({ status: z.literal("pending") }),
  z.object({
    status: z.literal("registered"),
    number: z.string().check(z.minLength(1), z.maxLength(64)),
    url: webAddress,
    registered_at: z.pipe(
      z.iso.datetime({ offset: true }),
      z.transform((text) => new Date(text)),
    ),
  }),
]);

/** Our own HTTP protocol for an online till; apps/docs/fiscal-protocol.md describes it. */
export function fiscalProtocolTill(settings: SignedCallsSettings, now: () => Date): FiscalReceipts {
  const call = createSignedCalls(settings, now);
  const register = async (kind: "sale" | "refund", sale: FiscalSale, saleId?: string) => {
    const { id, amountDiram, currency, title, policyNumber } = sale;
    const body = {
      id,
      kind,
      ...(saleId === undefined ? {} : { sale: saleId }),
      amount: fromDiram(amountDiram),
      currency,
      title,
      policy_number: policyNumber,
    };
    const response = await call("POST", "/receipts", { body, key: id });
    return toReport(readSignedResponse(response, report));
  };
  return {
    registerSale: (sale) => register("sale", sale),
    registerRefund: (refund) => register("refund", refund, refund.saleId),
    async ask(id) {
      const response = await call("GET", `/receipts/${id}`);
      return response.status === UNKNOWN
        ? undefined
        : toReport(readSignedResponse(response, report));
    },
    async findFault() {
      // A till that recognises our signature reports an unknown id.
      const response = await call("GET", `/receipts/${randomUUID()}`).catch(() => undefined);
      return response?.status === UNKNOWN
        ? undefined
        : `The till does not answer or refuses us (${response?.status ?? "no answer"}). Look at FISCAL_URL and FISCAL_SECRET, and ask its operator.`;
    },
  };
}

function toReport(said: z.infer<typeof report>): FiscalReport {
  if (said.status === "pending") return { state: "pending" };
  const { number, url, registered_at: registeredAt } = said;
  return { state: "registered", number, url, registeredAt };
}
