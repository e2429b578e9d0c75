import { withTimeout } from "@sughurta/server-kit";
import type { Hono } from "hono";
import { heartbeat } from "#src/platform/database/schema/service.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { suspendedDeliveries } from "#src/platform/restore/suspended-deliveries.ts";
import { hasRoom } from "#src/platform/uploads/require-room.ts";
import type { Service } from "#src/sales/ports/service.ts";

const WRITE_TIMEOUT_MS = 2_000;

/** Whether this process still accepts requests. */
export interface Readiness {
  draining: boolean;
}

async function beat(service: Pick<Service, "db" | "now">): Promise<void> {
  const beatAt = service.now();
  await service.db
    .insert(heartbeat)
    .values({ id: 1, beatAt })
    .onConflictDoUpdate({ target: heartbeat.id, set: { beatAt } });
}

/** Does not check an object storage: all copies share it, and a sale does not wait for it. */
async function storesUploads({ config, store }: Pick<Service, "config" | "store">) {
  return config.objectStorage !== undefined || (await store.findFault()) === undefined;
}

/** `/livez`: the process runs. `/readyz`: the database and the uploads folder are writable, and the disk has room. */
export function healthPages(
  service: Pick<Service, "config" | "db" | "now" | "store" | "disk">,
  readiness: Readiness,
): (app: Hono<AppEnv>) => void {
  return (app) => {
    app.get("/livez", (context) => context.text("ok"));
    app.get("/readyz", async (context) => {
      if (readiness.draining) return context.text("draining", 503);
      if (!(await hasRoom(service, "sales"))) return context.text("disk full", 503);
      if (!(await storesUploads(service))) return context.text("uploads not writable", 503);
      await withTimeout(WRITE_TIMEOUT_MS, beat(service));
      const held = await suspendedDeliveries(service.db);
      // Still ready: it sells, and what is new goes out.
      return context.text(held.length > 0 ? "ok, deliveries are held" : "ok");
    });
  };
}
