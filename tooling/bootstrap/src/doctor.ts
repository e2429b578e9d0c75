// Checks insurer-api with the settings of this process and, with `--storefront FILE`, the site with those of a file.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs, parseEnv } from "node:util";
import { ROOT } from "./repository.ts";

const { values } = parseArgs({ options: { storefront: { type: "string" } } });

/** Runs the check of a service; returns its exit code. */
function check(command: string, env: NodeJS.ProcessEnv): number {
  const { status } = spawnSync(process.execPath, [join(ROOT, command)], { env, stdio: "inherit" });
  return status ?? 1;
}

const api = check("apps/insurer-api/src/main/doctor-command.ts", process.env);
if (values.storefront === undefined) {
  console.log("The storefront was not checked: add --storefront FILE, the file of its settings.");
  process.exitCode = api;
} else {
  const { PATH } = process.env;
  const settings = { PATH, ...parseEnv(readFileSync(values.storefront, "utf8")) };
  const site = check("apps/storefront/server/doctor/doctor-command.ts", settings);
  process.exitCode = Math.max(api, site);
}
