import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type ServerType, serve as serveHono } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { ROOT } from "@sughurta/bootstrap/repository";
import { Hono } from "hono";
import type { Host } from "./hosts.ts";
import { nginxArguments, type RecipeValues } from "./nginx.ts";

const CONTENT_POLICY = join(ROOT, "apps/storybook/src/put-it-on-your-site/content-policy.txt");
const READY_LIMIT_MS = 60_000;
const READY_PAUSE_MS = 100;

/** A host that responds on its port until it is closed. */
export interface Serving {
  readonly close: () => Promise<void>;
}

/** Serves what a host has built on a port of this machine. */
export async function serve(
  { server, output, hasContentPolicy }: Host,
  project: string,
  port: number,
  recipe: RecipeValues,
): Promise<Serving> {
  const files = join(project, output);
  switch (server) {
    case "files":
      return serveFiles(
        files,
        port,
        hasContentPolicy ? await contentPolicyFor(recipe.insurer) : undefined,
      );
    case "next": {
      const next = join(project, "node_modules/next/dist/bin/next");
      const args = [next, "start", "--hostname", "127.0.0.1", "--port", String(port)];
      return serveByCommand(process.execPath, args, project, port);
    }
    case "nginx":
      return serveByCommand(
        "nginx",
        await nginxArguments(files, project, port, recipe),
        project,
        port,
      );
  }
}

async function contentPolicyFor(insurer: string): Promise<string> {
  const policy = await readFile(CONTENT_POLICY, "utf8");
  return policy.trim().replaceAll("https://sughurta.example", insurer);
}

async function serveFiles(
  folder: string,
  port: number,
  contentPolicy: string | undefined,
): Promise<Serving> {
  const app = new Hono();
  if (contentPolicy) {
    app.use(async ({ header }, next) => {
      header("Content-Security-Policy", contentPolicy);
      await next();
    });
  }
  app.use(serveStatic({ root: folder }));
  const server = await new Promise<ServerType>((resolve) => {
    const started = serveHono({ fetch: app.fetch, hostname: "127.0.0.1", port }, () =>
      resolve(started),
    );
  });
  return {
    async close() {
      if ("closeAllConnections" in server) server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function serveByCommand(
  command: string,
  args: readonly string[],
  cwd: string,
  port: number,
): Promise<Serving> {
  const child = spawn(command, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => {
      said += text.toString();
    });
  }
  const ended = once(child, "exit");
  const until = Date.now() + READY_LIMIT_MS;
  while (!(await responds(port))) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill();
      throw new Error(`${command} ${args.join(" ")} does not answer:\n${said}`);
    }
    await pause(READY_PAUSE_MS);
  }
  return {
    async close() {
      child.kill();
      await ended;
    },
  };
}

function responds(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
}
