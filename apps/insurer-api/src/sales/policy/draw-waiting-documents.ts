import { describeError } from "@sughurta/server-kit";
import { and, eq, isNull, lt, lte } from "drizzle-orm";
import { policyDocumentFile } from "#src/platform/database/schema/sales.ts";
import type { Service } from "#src/sales/service.ts";
import { findTitledPolicy } from "./titled-policy.ts";

const BATCH = 20;
const RETRY_SECONDS = [10, 60, 300, 1_800, 7_200, 21_600];

type Waiting = typeof policyDocumentFile.$inferSelect;

/** Draws the documents of new policies; what fails is tried again, later each time, and in the end when it is asked for. */
export async function drawWaitingDocuments(
  service: Pick<Service, "db" | "now" | "log" | "documents">,
): Promise<void> {
  const due = await service.db
    .select()
    .from(policyDocumentFile)
    .where(
      and(
        isNull(policyDocumentFile.storedAs),
        lte(policyDocumentFile.nextAt, service.now()),
        lt(policyDocumentFile.attempts, RETRY_SECONDS.length),
      ),
    )
    .orderBy(policyDocumentFile.nextAt)
    .limit(BATCH);
  for (const waiting of due) {
    if (await take(service, waiting)) await draw(service, waiting);
  }
}

/** Takes a document for this try; false where another process has it. */
async function take(
  service: Pick<Service, "db" | "now">,
  { policyNumber, language, attempts }: Waiting,
): Promise<boolean> {
  const pauseSeconds = RETRY_SECONDS[attempts] ?? 0;
  const [mine] = await service.db
    .update(policyDocumentFile)
    .set({
      attempts: attempts + 1,
      nextAt: new Date(service.now().getTime() + pauseSeconds * 1_000),
    })
    .where(
      and(
        eq(policyDocumentFile.policyNumber, policyNumber),
        eq(policyDocumentFile.language, language),
        eq(policyDocumentFile.attempts, attempts),
        isNull(policyDocumentFile.storedAs),
      ),
    )
    .returning({ policyNumber: policyDocumentFile.policyNumber });
  return mine !== undefined;
}

async function draw(
  service: Pick<Service, "db" | "log" | "documents">,
  { policyNumber, language, attempts }: Waiting,
): Promise<void> {
  try {
    const titled = await findTitledPolicy(service.db, policyNumber);
    if (titled) await service.documents.storedAs(titled, language);
  } catch (error) {
    service.log.warn({ attempt: attempts + 1, error: describeError(error) }, "document not drawn");
  }
}
