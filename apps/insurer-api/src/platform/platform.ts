import {
  dateIn,
  type LoadLimiter,
  type MemoryRateLimiter,
  type Tracing,
} from "@sughurta/server-kit";
import type { RateLimiter } from "#src/platform/database/rate-limiter.ts";
import type { Log } from "#src/platform/observability/log.ts";
import type { Metrics } from "#src/platform/observability/metrics.ts";
import type { Config } from "./config/config.ts";
import type { Database } from "./database/sql.ts";
import type { DiskSpace } from "./files/disk-space.ts";
import type { FileScanner } from "./files/file-scanner.ts";
import type { FileStore } from "./files/file-store.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { PdfRenderer } from "./pdf/pdf-renderer.ts";

/** Dependencies of every feature; a function declares the members that it uses. */
export interface Platform {
  readonly config: Config;
  readonly db: Database;
  readonly jobs: Jobs;
  readonly now: () => Date;
  /** Resolves after this many milliseconds; rejects when `signal` aborts before. */
  readonly pause: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Omitted if tracing is off. */
  readonly tracing: Tracing | undefined;
  readonly limiter: RateLimiter;
  /** Refuses requests under overload. */
  readonly load: LoadLimiter;
  /** Rate limit by IP address, in this process alone. */
  readonly ipRateLimiter: MemoryRateLimiter;
  readonly store: FileStore;
  readonly disk: DiskSpace;
  readonly scanner: FileScanner;
  readonly renderer: PdfRenderer;
}

/** Today's date in the insurer's time zone. */
export function getToday(service: Pick<Platform, "config" | "now">): string {
  return dateIn(service.config.timeZone, service.now());
}
