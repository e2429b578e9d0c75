import { randomUUID } from "node:crypto";
import { toWire } from "@sughurta/contracts/core";
import { fromDiram } from "@sughurta/domain";
import { and, eq, lte } from "drizzle-orm";
import {
  type SandboxBankSession,
  sandboxBankSession,
} from "#src/platform/database/schema/sandbox.ts";
import { SIGNATURE_HEADER, signNotice } from "#src/sales/payments/callback-signature.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { bankSecret } from "./bank-secret.ts";

type Needs = Pick<Service, "config" | "db" | "now" | "log">;

/** Delays before the second, third … attempt to deliver a webhook. */
const RETRY_SECONDS = [2, 5, 15, 60, 300];
const NOTICE_TIMEOUT_MS = 5_000;
const BATCH = 20;

/** Delivers a webhook: over the network, or within one process in tests. */
export type Deliver = (request: Request) => Promise<Response>;

function webhookOf(
  service: Pick<Service, "config" | "now">,
  session: SandboxBankSession,
  callbackUrl: string,
): Request {
  const body = JSON.stringify(
    toWire({
      reference: session.reference,
      event: session.status === "paid" ? "paid" : "failed",
      amount: fromDiram(session.paidAmountDiram ?? session.amountDiram),
      currency: session.currency,
      // The same for every attempt, as with real banks.
      eventId: `${session.reference}-${session.status}`,
      occurredAt: (session.paidAt ?? session.createdAt).toISOString(),
    }),
  );
  const secret = bankSecret(service.config);
  return new Request(callbackUrl, {
    method: "POST",
    body,
    headers: {
      "Content-Type": "application/json",
      "X-Request-Id": randomUUID(),
      [SIGNATURE_HEADER]: signNotice(secret, session.operator, body, service.now()),
    },
    signal: AbortSignal.timeout(NOTICE_TIMEOUT_MS),
  });
}

/** Delivers a webhook once; a failed delivery is retried by {@link sendDueWebhooks}. */
export async function sendWebhook(
  service: Needs,
  deliver: Deliver,
  session: SandboxBankSession,
): Promise<void> {
  if (session.noticeDueAt === null) return;
  const pauseSeconds = RETRY_SECONDS[session.noticeAttempts];
  const nextTry =
    pauseSeconds === undefined ? null : new Date(service.now().getTime() + pauseSeconds * 1_000);
  const [mine] = await service.db
    .update(sandboxBankSession)
    .set({ noticeAttempts: session.noticeAttempts + 1, noticeDueAt: nextTry })
    .where(
      and(
        eq(sandboxBankSession.reference, session.reference),
        eq(sandboxBankSession.noticeAttempts, session.noticeAttempts),
      ),
    )
    .returning({ reference: sandboxBankSession.reference });
  if (!mine) return;
  const callbackUrl = `${service.config.apiUrl}/v1/payment/callback/${session.operator}/`;
  const delivered = await deliver(webhookOf(service, session, callbackUrl)).then(
    (response) => response.ok,
    () => false,
  );
  if (!delivered) {
    service.log.warn(
      { operator: session.operator, attempt: session.noticeAttempts + 1 },
      "notice not taken",
    );
    return;
  }
  await service.db
    .update(sandboxBankSession)
    .set({ noticeDueAt: null })
    .where(eq(sandboxBankSession.reference, session.reference));
}

/** Sends every webhook that is due. */
export async function sendDueWebhooks(service: Needs, deliver: Deliver): Promise<void> {
  const due = await service.db
    .select()
    .from(sandboxBankSession)
    .where(lte(sandboxBankSession.noticeDueAt, service.now()))
    .orderBy(sandboxBankSession.noticeDueAt)
    .limit(BATCH);
  for (const session of due) await sendWebhook(service, deliver, session);
}
