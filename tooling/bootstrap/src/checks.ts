import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { Problem } from "./problem.ts";

const MAX_PORT = 65_535;

/** Reads a port from a setting; an unset one returns the default. */
export function portFrom(name: string, value: string | undefined, fallback: number): number {
  const port = value === undefined || value === "" ? fallback : Number(value);
  if (!Number.isInteger(port) || port < 1 || port > MAX_PORT) {
    throw new Problem(
      "badPort",
      `${name}="${value}" is not a port.`,
      `Set ${name} to a whole number from 1 to ${MAX_PORT}, or leave it out (${fallback}).`,
    );
  }
  return port;
}

/** The non-empty settings of an environment: an empty one counts as unset, as in the applications. */
export function settingsGiven(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
}

/** Address of this machine for its own services: that of `HOST`, or the local one where it listens on all. */
export function reachableHost(host: string | undefined): string {
  if (host === undefined || host === "" || host === "0.0.0.0" || host === "::") {
    return "127.0.0.1";
  }
  return host.includes(":") ? `[${host}]` : host;
}

/** Throws when two listeners have the same port; the ports by the names of their settings. */
export function requireOwnPorts(ports: Readonly<Record<string, number>>): void {
  const given = Object.entries(ports);
  for (const [index, [name, port]] of given.entries()) {
    const other = given.slice(0, index).find(([, taken]) => taken === port);
    if (other === undefined) continue;
    throw new Problem(
      "samePort",
      `${other[0]} and ${name} are both ${port}, but each needs a port of its own.`,
      `Choose another one: ${name}=${Math.max(...Object.values(ports)) + 1} npm start`,
    );
  }
}

/** Throws when another program already listens on the port. */
export async function requireFreePort(name: string, port: number): Promise<void> {
  const code = (await listenError(port, "127.0.0.1")) ?? (await listenError(port, undefined));
  if (code === "EADDRINUSE") {
    throw new Problem(
      "portTaken",
      `Port ${port} is taken by another program (perhaps this one, already started).`,
      `Stop that program, or choose another port: ${name}=${port + 10} npm start`,
    );
  }
  if (code === "EACCES") {
    throw new Problem(
      "portForbidden",
      `This user may not listen on port ${port}.`,
      `Choose a port above 1023: ${name}=${port + 3000} npm start`,
    );
  }
}

/** Throws when the data folder cannot be created or written. */
export async function requireWritableFolder(folder: string): Promise<void> {
  const probe = join(folder, `.write-check-${process.pid}`);
  try {
    await makeFolder(folder);
    await writeFile(probe, "");
    await rm(probe);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(
      "dataFolderNotWritable",
      `The data folder ${folder} cannot be written: ${reason}`,
      "Give this user the right to write there, or choose another folder: DATA_DIR=/a/folder npm start",
    );
  }
}

// Not `recursive`: on a file system that refuses new folders, such as /proc, Node would try for ever.
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) {
    return;
  }
  await makeFolder(dirname(folder));
  await mkdir(folder, { mode: 0o700 });
}

function listenError(port: number, host: string | undefined): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
