import { randomUUID } from "node:crypto";
import { toWire } from "@sughurta/contracts/core";
import { fromDiram } from "@sughurta/domain";
import { and, eq, isNotNull } from "drizzle-orm";
import {
  type SandboxBankSession,
  sandboxBankSession,
} from "#src/platform/database/schema/sandbox.ts";
import { defineQueue, retries } from "#src/platform/jobs/job-queue.ts";
import { handleJobs, JobNotFinishedError } from "#src/platform/jobs/jobs.ts";
import { SIGNATURE_HEADER, signWebhook } from "#src/sales/payments/callback-signature.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { bankSecrets } from "./bank-provider.ts";

type Needs = Pick<Service, "config" | "db" | "jobs" | "now">;

const WEBHOOK_TIMEOUT_MS = 5_000;
const EXPIRE_SECONDS = 10;

/** Webhooks that did not arrive at once; a payload is the reference of a session. */
const webhookQueue = defineQueue<{ readonly reference: string }>("sandbox-notices", {
  expireInSeconds: EXPIRE_SECONDS,
  ...retries(2, 300, 8),
});

/** Delivers a webhook: over the network, or within one process in tests. */
export type Deliver = (request: Request) => Promise<Response>;

function getWebhook(
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
  const [secret] = bankSecrets(service.config);
  return new Request(callbackUrl, {
    method: "POST",
    body,
    headers: {
      "Content-Type": "application/json",
      "X-Request-Id": randomUUID(),
      [SIGNATURE_HEADER]: signWebhook(secret, session.operator, body, service.now()),
    },
    signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
  });
}

/** Delivers the webhook of a finished session, at once or by a job. */
export async function sendWebhook(
  service: Needs,
  deliver: Deliver,
  session: SandboxBankSession,
): Promise<void> {
  if (session.webhookDueAt === null || (await isDelivered(service, deliver, session))) return;
  const { reference } = session;
  await service.jobs.add(service.db, webhookQueue, webhookQueue.job({ reference }));
}

async function isDelivered(
  service: Needs,
  deliver: Deliver,
  session: SandboxBankSession,
): Promise<boolean> {
  const callbackUrl = `${service.config.apiUrl}/v1/payment/callback/${session.operator}/`;
  const isAccepted = await deliver(getWebhook(service, session, callbackUrl)).then(
    (response) => response.ok,
    () => false,
  );
  if (!isAccepted) return false;
  await service.db
    .update(sandboxBankSession)
    .set({ webhookDueAt: null })
    .where(eq(sandboxBankSession.reference, session.reference));
  return true;
}

/** Delivers webhooks again that did not arrive. */
export const sandboxWebhookDelivery = (deliver: Deliver) =>
  handleJobs({
    queue: webhookQueue,
    run: async (service: Needs, { reference }: { readonly reference: string }) => {
      const [session] = await service.db
        .select()
        .from(sandboxBankSession)
        .where(
          and(
            eq(sandboxBankSession.reference, reference),
            isNotNull(sandboxBankSession.webhookDueAt),
          ),
        );
      if (!session) return;
      if (!(await isDelivered(service, deliver, session))) throw new JobNotFinishedError();
    },
  });
