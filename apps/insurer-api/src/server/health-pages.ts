import { withTimeout } from "@sughurta/server-kit";
import { count, eq } from "drizzle-orm";
import type { Hono } from "hono";
import { payment, policy } from "#src/database/schema/sales.ts";
import { heartbeat, outbox } from "#src/database/schema/service.ts";
import { hasRoom } from "#src/files/require-room.ts";
import type { AppEnv } from "#src/http/app-env.ts";
import type { Service } from "#src/service.ts";

const WRITE_TIMEOUT_MS = 2_000;

/** Whether this process still takes work. */
export interface Readiness {
  draining: boolean;
}

async function beat(service: Service): Promise<void> {
  const beatAt = service.now();
  await service.db
    .insert(heartbeat)
    .values({ id: 1, beatAt })
    .onConflictDoUpdate({ target: heartbeat.id, set: { beatAt } });
}

/** What is so at this moment, for `/metrics`. */
export async function gaugesOf(service: Service): Promise<Record<string, number>> {
  const states = await service.db
    .select({ state: payment.state, count: count() })
    .from(payment)
    .groupBy(payment.state);
  const [waiting] = await service.db
    .select({ count: count() })
    .from(outbox)
    .where(eq(outbox.state, "waiting"));
  const [policies] = await service.db.select({ count: count() }).from(policy);
  return {
    ...Object.fromEntries(states.map((row) => [`payments{state="${row.state}"}`, row.count])),
    policies: policies?.count ?? 0,
    outbox_waiting: waiting?.count ?? 0,
    disk_free_bytes: await service.disk.freeBytes(),
    process_resident_memory_bytes: process.memoryUsage.rss(),
    process_uptime_seconds: Math.round(process.uptime()),
  };
}

/** `/livez`: the process runs. `/readyz`: the database takes writes and the disk has room. */
export function healthPages(service: Service, readiness: Readiness): (app: Hono<AppEnv>) => void {
  return (app) => {
    app.get("/livez", (context) => context.text("ok"));
    app.get("/readyz", async (context) => {
      if (readiness.draining) return context.text("draining", 503);
      if (!(await hasRoom(service, "sales"))) return context.text("disk full", 503);
      await withTimeout(WRITE_TIMEOUT_MS, beat(service));
      return context.text("ok");
    });
  };
}
