import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { freePort } from "@sughurta/bootstrap/free-port";
import {
  type Service,
  startService,
  stopServices,
  waitUntilReady,
} from "@sughurta/bootstrap/services";

export const FLOOR_FOLDER = join(import.meta.dirname, "../floor");

/** A running floor page: what our stack costs before we wrote anything. */
export interface Floor {
  readonly url: string;
  readonly service: Service;
  readonly stop: () => Promise<void>;
}

/** Builds the floor page and serves it as brotli from a separate process. */
export async function startFloor(logFolder: string): Promise<Floor> {
  const cwd = join(FLOOR_FOLDER, "..");
  execFileSync("pnpm", ["run", "build:floor"], { cwd, stdio: "ignore" });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const service = await startService({
    name: "floor",
    folder: "tooling/bench",
    nodeArguments: ["src/run-floor.ts"],
    env: { ...process.env, NODE_ENV: "production", PORT: String(port) },
    logFolder,
    showAll: false,
  });
  await waitUntilReady(service, url);
  return { url, service, stop: () => stopServices([service]) };
}
