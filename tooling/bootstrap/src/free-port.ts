import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ports that Linux (32768) and macOS (49152) give to outgoing connections and to servers on port 0. */
const FIRST_PORT = 20_000;
const END_PORT = 32_768;

const reserved = new Set<number>();

/**
 * A free port of this machine that stays free until its server starts, also minutes later: this process gets it only once,
 * and the system gives it to no other socket by itself.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST_PORT, END_PORT);
  if (reserved.has(port) || !(await isFree(port))) return freePort();
  reserved.add(port);
  return port;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
