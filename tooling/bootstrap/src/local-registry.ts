import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import { must } from "./tarball.ts";

/**
 * Installed for a rehearsal only: with its 320 packages it does not belong into the lockfile. It names a version of
 * node-fetch that the registry no longer has.
 */
const VERDACCIO = {
  private: true,
  dependencies: { verdaccio: "6.10.4" },
  overrides: { "node-fetch": "2.7.0" },
};
const INSTALL = ["install", "--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts"];
const READY_LIMIT_MS = 30_000;
const READY_PAUSE_MS = 200;

/** A registry of this machine that has nothing but what is published to it. */
export interface LocalRegistry {
  /** Text of an `.npmrc` with which a folder publishes our packages to it, and installs them from it. */
  readonly npmrc: string;
  readonly close: () => Promise<void>;
}

/** Starts an empty registry whose files are in a new folder. */
export async function startLocalRegistry(folder: string): Promise<LocalRegistry> {
  await mkdir(folder);
  await writeFile(join(folder, "package.json"), JSON.stringify(VERDACCIO));
  await must("npm", INSTALL, folder);
  const everybody = { access: "$all", publish: "$all" };
  // JSON is YAML too.
  const settings = {
    storage: join(folder, "storage"),
    auth: { htpasswd: { file: join(folder, "htpasswd"), max_users: -1 } },
    packages: { "**": everybody },
    log: { type: "stdout", level: "warn" },
  };
  await writeFile(join(folder, "config.yaml"), JSON.stringify(settings));
  const host = `127.0.0.1:${await freePort()}`;
  const program = join(folder, "node_modules/verdaccio/bin/verdaccio");
  const child = spawn(
    process.execPath,
    [program, "--config", join(folder, "config.yaml"), "--listen", host],
    { cwd: folder, stdio: "ignore" },
  );
  const ended = once(child, "exit");
  const close = async () => {
    child.kill();
    await ended;
  };
  for (const until = Date.now() + READY_LIMIT_MS; !(await responds(host)); ) {
    if (child.exitCode !== null || Date.now() > until) {
      await close();
      throw new Error("verdaccio does not respond");
    }
    await pause(READY_PAUSE_MS);
  }
  // Anybody may publish; a client does not try without a token.
  return {
    npmrc: `@sughurta:registry=http://${host}/\n//${host}/:_authToken=rehearsal\n`,
    close,
  };
}

function responds(host: string): Promise<boolean> {
  return fetch(`http://${host}/-/ping`).then(
    ({ ok }) => ok,
    () => false,
  );
}
