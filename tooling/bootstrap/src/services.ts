import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { Problem } from "./problem.ts";
import { QUIET_ENVIRONMENT, ROOT } from "./repository.ts";

/** Compiled code of the services, cached between starts: insurer-api starts half a second sooner. */
const CODE_FOLDER = join(ROOT, "node_modules/.cache/compiled-code");
const READY_LIMIT_MS = 300_000;
const READY_PAUSE_MS = 60;
/** Longer than an application with the maximum `SHUTDOWN_NOTICE_MS` takes. */
const STOP_LIMIT_MS = 45_000;
const SAME_KEYPRESS_MS = 500;
const LINES_KEPT = 25;
const WARN_LEVEL = 40;

/** A running application of the repository. */
export type Service = {
  readonly name: string;
  readonly process: ChildProcess;
  readonly exited: Promise<number>;
  readonly lastLines: readonly string[];
  readonly logFile: string;
};

/** Options of a service. */
export type ServicePlan = {
  readonly name: string;
  readonly folder: string;
  readonly nodeArguments: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly logFolder: string;
  /** Prints every line; by default only warnings and errors are printed. */
  readonly showAll: boolean;
};

/** Node's flags and file in an application's own `start` script. */
export function startArguments(folder: string): readonly string[] {
  const text = readFileSync(join(ROOT, folder, "package.json"), "utf8");
  return /"start": "node (?<given>[^"]+)"/.exec(text)?.groups?.given?.split(" ") ?? [];
}

/** Starts an application; its log is written to a file and, as configured, printed. */
export async function startService(plan: ServicePlan): Promise<Service> {
  const { name } = plan;
  await mkdir(plan.logFolder, { recursive: true });
  const logFile = join(plan.logFolder, `${name}.log`);
  const log = createWriteStream(logFile, { flags: "a" });
  // A full disk costs lines of the log, not the services.
  log.on("error", () => undefined);
  const child = spawn(process.execPath, plan.nodeArguments, {
    cwd: join(ROOT, plan.folder),
    env: { NODE_COMPILE_CACHE: CODE_FOLDER, ...plan.env, ...QUIET_ENVIRONMENT },
    stdio: ["ignore", "pipe", "pipe"],
    // A process group of its own: Ctrl+C reaches it once, through this process, and not twice.
    detached: true,
  });
  const lastLines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      log.write(`${line}\n`);
      lastLines.push(line);
      lastLines.splice(0, lastLines.length - LINES_KEPT);
      if (plan.showAll || isWarning(line)) {
        console.error(`[${name}] ${line}`);
      }
    });
  }
  const exited = new Promise<number>((resolve) => {
    child.on("exit", (code) => resolve(code ?? 1));
    child.on("error", () => resolve(1));
  });
  child.on("close", () => log.end());
  return { name, process: child, exited, lastLines, logFile };
}

/** Waits until `/readyz` of a service responds with 200; throws when the service ends first or takes too long. */
export async function waitUntilReady(service: Service, url: string): Promise<void> {
  const until = Date.now() + READY_LIMIT_MS;
  let ended: number | undefined;
  service.exited.then((code) => {
    ended = code;
  });
  while (Date.now() < until) {
    if (ended !== undefined) {
      throw stoppedProblem(service, ended);
    }
    if (await isReady(url)) {
      return;
    }
    await wait(READY_PAUSE_MS);
  }
  throw new Problem(
    "notReady",
    `${service.name} was not ready after ${READY_LIMIT_MS / 1000} s (${url}).`,
    `Look at ${service.logFile}.`,
  );
}

/** The problem to show when a service ended unexpectedly. */
function stoppedProblem(service: Service, code: number): Problem {
  const lines = service.lastLines.map((line) => `  ${line}`).join("\n");
  return new Problem(
    "serviceStopped",
    `${service.name} stopped with code ${code}. Its last words:\n${lines}`,
    `Repair what they name and start again. The whole log: ${service.logFile}`,
  );
}

/**
 * Stops services one after another, so that each can still use those behind it for its last responses. A second request
 * kills them, a timeout the one that is waited for.
 */
export async function stopServices(services: readonly Service[]): Promise<void> {
  let killed = false;
  const kill = () => {
    killed = true;
    for (const service of services) {
      service.process.kill("SIGKILL");
    }
  };
  const askedAt = Date.now();
  const again = () => {
    if (Date.now() - askedAt > SAME_KEYPRESS_MS) {
      kill();
    }
  };
  process.on("SIGINT", again);
  process.on("SIGTERM", again);
  for (const service of services) {
    const timer = setTimeout(() => service.process.kill("SIGKILL"), STOP_LIMIT_MS);
    service.process.kill(killed ? "SIGKILL" : "SIGTERM");
    await service.exited;
    clearTimeout(timer);
  }
  process.off("SIGINT", again);
  process.off("SIGTERM", again);
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

function isWarning(line: string): boolean {
  try {
    const entry: unknown = JSON.parse(line);
    const level =
      typeof entry === "object" && entry !== null && "level" in entry ? entry.level : undefined;
    return typeof level === "number" && level >= WARN_LEVEL;
  } catch {
    return false;
  }
}
