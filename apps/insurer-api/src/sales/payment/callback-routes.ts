import { paymentCallback } from "@sughurta/contracts/payment";
import { isPaymentOperator, toDiram } from "@sughurta/domain";
import { and, eq } from "drizzle-orm";
import { payment } from "#src/platform/database/schema/sales.ts";
import { FailureError, invalidFields, notFound } from "#src/platform/http/failure-error.ts";
import { answer, type Route, route } from "#src/platform/http/route.ts";
import type { Service } from "#src/sales/service.ts";
import { isSignedNotice, SIGNATURE_HEADER } from "./callback-signature.ts";
import { settlePayment } from "./settle-payment.ts";

const LARGEST_AMOUNT = 1_000_000_000;

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

/** Notices of payment providers: only a signed one is believed. */
export function paymentCallbackRoutes(
  service: Pick<Service, "config" | "now" | "log" | "metrics">,
): Route[] {
  return [
    route(paymentCallback, async ({ db, params, body, rawBody, headers }) => {
      const { operator } = params;
      const signature = headers.get(SIGNATURE_HEADER);
      const secret = service.config.secrets.paymentCallback;
      if (
        !isPaymentOperator(operator) ||
        !isSignedNotice(secret, operator, rawBody, signature, service.now())
      ) {
        service.metrics.refusedNotices.inc();
        throw new FailureError(401, "badSignature");
      }
      const [found] = await db
        .select({ id: payment.id })
        .from(payment)
        .where(and(eq(payment.operator, operator), eq(payment.reference, body.reference)));
      // Not known yet: the notice was faster than our own answer; the provider tries again.
      if (!found) throw notFound();
      await settlePayment(
        service,
        db,
        found.id,
        {
          status: body.event,
          amountDiram: diramOf(body.amount),
          currency: body.currency,
          occurredAt: momentOf(body.occurredAt),
        },
        { source: "callback", eventKey: `callback:${body.eventId}` },
      );
      return answer(200, { accepted: true });
    }),
  ];
}
