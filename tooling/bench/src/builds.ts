import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Row } from "@sughurta/bootstrap/print-table";
import { ROOT } from "@sughurta/bootstrap/repository";

function measureSeconds(command: string, args: readonly string[]): string {
  const startedAt = performance.now();
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: "ignore" });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  return status === 0 ? seconds : `${seconds} (failed)`;
}

const turbo = join(ROOT, "node_modules/.bin/turbo");
const site = ["run", "build", "--filter=@sughurta/storefront..."];

/** Seconds of the storefront's whole build: clean, with one leaf package changed, and all cached. */
export function measureBuilds(): Row[] {
  const clean = measureSeconds(turbo, [...site, "--force"]);
  const cached = measureSeconds(turbo, site);
  rmSync(join(ROOT, "packages/claims/dist"), { recursive: true, force: true });
  const leaf = measureSeconds(turbo, ["run", "build", "--filter=@sughurta/claims", "--force"]);
  return [
    ["clean", clean, "≤ 25"],
    ["one leaf package", leaf, "≤ 5"],
    ["all cached", cached, "≤ 1"],
  ];
}
