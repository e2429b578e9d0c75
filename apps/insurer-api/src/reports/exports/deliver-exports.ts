import { randomUUID } from "node:crypto";
import { addDays } from "@sughurta/domain";
import { describeError } from "@sughurta/server-kit";
import { desc, eq } from "drizzle-orm";
import {
  EXPORT_KINDS,
  type ExportDelivery,
  exportDelivery,
} from "#src/platform/database/schema/reports.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import { defineClockQueue, defineQueue, retries } from "#src/platform/jobs/job-queue.ts";
import { type Attempt, handleJobs } from "#src/platform/jobs/jobs.ts";
import { getToday } from "#src/platform/platform.ts";
import { MEDIA_TYPES, sheetFile } from "#src/reports/files/sheet-file.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type ExportPeriod, exportSheet } from "./export-files.ts";
import { sendExport } from "./send-export.ts";

type Needs = Pick<Service, "config" | "db" | "jobs" | "now" | "senders">;

const HOUR_SECONDS = 3_600;

const deliveryQueue = defineQueue<{ readonly id: string }>("exports", {
  policy: "exclusive",
  expireInSeconds: HOUR_SECONDS,
  ...retries(60, 6 * HOUR_SECONDS, 11),
});
const deliveryJob = ({ id }: Pick<ExportDelivery, "id">) =>
  deliveryQueue.job({ id }, { singletonKey: id });

/** The last day or month that is over. */
export function lastPeriod(every: "day" | "month", today: string): ExportPeriod {
  const to = every === "day" ? addDays(today, -1) : addDays(`${today.slice(0, 7)}-01`, -1);
  return { from: every === "day" ? to : `${to.slice(0, 7)}-01`, to };
}

/** Adds the deliveries of the last period that do not exist yet; returns their number. */
export async function planExports(service: Needs): Promise<number> {
  const { config, db, now } = service;
  const { targets, every } = config.exports;
  if (targets.length === 0) return 0;
  const { from: firstDay, to: lastDay } = lastPeriod(every, getToday(service));
  const planned = EXPORT_KINDS.flatMap((kind) =>
    targets.map(({ name: target }) => ({
      id: randomUUID(),
      ...{ kind, firstDay, lastDay, target },
      createdAt: now(),
    })),
  );
  return db.transaction(async (tx) => {
    const added = await tx.insert(exportDelivery).values(planned).onConflictDoNothing().returning();
    await service.jobs.add(tx, deliveryQueue, ...added.map(deliveryJob));
    return added.length;
  });
}

/** Creates the file of a delivery from the rows as they are now, and sends it to its place. Throws to be tried again. */
async function deliver(service: Needs, id: string, { isLast }: Attempt): Promise<void> {
  const { config, db, now } = service;
  const isThis = eq(exportDelivery.id, id);
  const [delivery] = await db.select().from(exportDelivery).where(isThis);
  const target = config.exports.targets.find(({ name }) => name === delivery?.target);
  if (delivery?.state !== "waiting") return;
  try {
    if (!target) throw new TargetMissingError();
    const period = { from: delivery.firstDay, to: delivery.lastDay };
    const sheet = await exportSheet(service, delivery.kind, period);
    await sendExport(service, target, delivery, {
      name: `${sheet.name}.csv`,
      mediaType: MEDIA_TYPES.csv,
      content: await sheetFile(sheet, "csv"),
    });
    const done = { state: "delivered", deliveredAt: now(), failure: "" } as const;
    await db
      .update(exportDelivery)
      .set({ ...done, rowCount: sheet.rows.length })
      .where(isThis);
  } catch (error) {
    const { code, name } = describeError(error);
    const failure = code ?? name;
    await db
      .update(exportDelivery)
      .set(isLast ? { state: "failed", failure } : { failure })
      .where(isThis);
    throw error;
  }
}

/** The place is no longer in `EXPORTS_TO`. */
class TargetMissingError extends Error {
  readonly code = "targetMissing";
}

/** Sends a file again, with the rows as they are now; runs in the caller's transaction. Throws 404. */
export async function sendAgain(service: Needs, id: string): Promise<void> {
  const [waiting] = await service.db
    .update(exportDelivery)
    .set({ state: "waiting", deliveredAt: null, failure: "" })
    .where(eq(exportDelivery.id, id))
    .returning();
  if (!waiting) throw notFound();
  await service.jobs.add(service.db, deliveryQueue, deliveryJob(waiting));
}

/** The newest deliveries. */
export const readDeliveries = (db: Database, limit: number): Promise<ExportDelivery[]> =>
  db
    .select()
    .from(exportDelivery)
    .orderBy(desc(exportDelivery.lastDay), desc(exportDelivery.createdAt), exportDelivery.id)
    .limit(limit);

/** Plans the files of a period in the night after it: 04:10 in Dushanbe, after the comparison of the register. */
export const exportPlanning = handleJobs({
  queue: defineClockQueue("exportPlanning"),
  cron: "10 23 * * *",
  run: (service: Needs) => planExports(service),
});

/** Sends the planned files. */
export const exportDelivering = handleJobs({
  queue: deliveryQueue,
  batch: 1,
  run: (service: Needs, { id }: { readonly id: string }, attempt) => deliver(service, id, attempt),
  openJobs: async ({ db }: Needs) => {
    const isOpen = eq(exportDelivery.state, "waiting");
    return (await db.select().from(exportDelivery).where(isOpen)).map(deliveryJob);
  },
});
