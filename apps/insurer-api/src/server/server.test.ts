import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkPolicy } from "@sughurta/contracts";
import { policyNumberFrom } from "@sughurta/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLog } from "#src/http/log.ts";
import { aService, TEST_SECRETS, type TestService } from "#src/testing/a-service.ts";

const MAIN = new URL("../main.ts", import.meta.url).pathname;

describe("health", () => {
  let api: TestService;
  beforeAll(async () => {
    api = await aService();
  });
  afterAll(() => api.close());

  it("is ready while the database takes writes, and not while it drains", async () => {
    expect((await api.app.request("/livez")).status).toBe(200);
    expect((await api.app.request("/readyz")).status).toBe(200);
    api.readiness.draining = true;
    expect((await api.app.request("/readyz")).status).toBe(503);
    api.readiness.draining = false;
  });

  it("counts requests and keeps the numbers private", async () => {
    await api.app.request("/livez");
    const metrics = await (await api.app.request("/metrics")).text();
    expect(metrics).toMatch(/http_requests_total\{call="other",status="200"\} \d+/);
    expect(metrics).toContain("outbox_waiting");
    const outside = await api.app.request("/metrics", {
      headers: { "X-Forwarded-For": "1.2.3.4" },
    });
    expect(outside.status).toBe(404);
  });

  it("describes every call in OpenAPI and for people", async () => {
    const document = (await (await api.app.request("/openapi.json")).json()) as {
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
      components: { responses: Record<string, { description: string }> };
    };
    const check = document.paths["/v1/policy/check/"]?.post;
    expect(Object.keys(check?.responses ?? {})).toEqual(
      expect.arrayContaining(["200", "400", "401", "413", "415", "422"]),
    );
    expect(check?.responses["415"]).toEqual({ $ref: "#/components/responses/415" });
    expect(document.components.responses["415"]?.description).toContain("media type");
    expect(JSON.stringify(document)).toContain("policy_number");
    const docs = await (await api.app.request("/docs")).text();
    expect(docs).toContain("POST /v1/payment/");
  });

  it("tells what can be tried in the sandbox", async () => {
    const demo = (await (await api.app.request("/sandbox/demo")).json()) as {
      login: unknown;
      policies: { status: string }[];
      coupons: { code: string }[];
    };
    expect(demo.login).toMatchObject({ phone: expect.stringMatching(/^992\d{9}$/) });
    expect(new Set(demo.policies.map(({ status }) => status))).toEqual(
      new Set(["INACTIVE", "ACTIVE", "COMPLETED"]),
    );
    const codes = demo.coupons.map(({ code }) => code);
    expect(codes).toContain("NAVRUZ10");
    // One has expired, of the other every use is gone.
    expect(codes).not.toContain("MEHRGON2025");
    expect(codes).not.toContain("SADA100");
  });

  it("answers 503 with the short number when the database is away", async () => {
    const broken = await aService();
    const send = broken.as();
    await broken.close();
    const answered = await send(checkPolicy, {
      body: { policyNumber: policyNumberFrom(1001) },
      language: "en",
    });
    expect(answered.status).toBe(503);
    expect(answered.data.message).toContain("5511");
    expect((await broken.app.request("/readyz")).status).toBe(503);
    expect((await broken.app.request("/livez")).status).toBe(200);
  });
});

describe("log", () => {
  it("writes allowed fields only, and of an error no message", () => {
    const lines: string[] = [];
    const log = createLog("info", { write: (line) => lines.push(line) });
    log.info({ status: 200, phone: "992900000000" } as { status: number }, "request");
    expect(lines[0]).toContain('"status":200');
    expect(lines[0]).not.toContain("992900000000");
  });
});

describe("the process", () => {
  let dataDir: string;
  let port: number;
  const children: ChildProcess[] = [];
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "insurer-api-process-"));
    port = await freePort();
  });
  afterAll(async () => {
    for (const child of children) child.kill("SIGKILL");
    await rm(dataDir, { recursive: true, force: true });
  });

  function start(environment: Record<string, string> = {}): ChildProcess {
    const child = spawn(process.execPath, ["--conditions=source", MAIN], {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: dataDir,
        API_PORT: String(port),
        ...TEST_SECRETS,
        ...environment,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    children.push(child);
    return child;
  }

  it("starts, keeps a second one off its data, and ends cleanly when told to", async () => {
    const first = start();
    await said(first, "listening");
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    const second = start({ API_PORT: String(await freePort()) });
    const [message, code] = await Promise.all([textOf(second), ended(second)]);
    expect(code).toBe(1);
    expect(message).toContain(`in use by process ${first.pid}`);
    const end = ended(first);
    first.kill("SIGTERM");
    expect(await end).toBe(0);
    const again = start();
    await said(again, "listening");
    again.kill("SIGTERM");
    expect(await ended(again)).toBe(0);
  }, 120_000);

  it("says which settings production lacks", async () => {
    const child = start({
      NODE_ENV: "production",
      DATA_DIR: join(dataDir, "other"),
      USER_TOKEN_SECRET: "",
    });
    const [message, code] = await Promise.all([textOf(child), ended(child)]);
    expect(code).toBe(1);
    expect(message).toContain("USER_TOKEN_SECRET");
  }, 60_000);
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function said(child: ChildProcess, word: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", (chunk: Buffer) => {
      if (chunk.toString().includes(word)) resolve();
    });
    child.once("exit", () => reject(new Error(`ended before it said ${word}`)));
  });
}

async function textOf(child: ChildProcess): Promise<string> {
  let text = "";
  for await (const chunk of child.stderr ?? []) text += String(chunk);
  return text;
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    child.once("exit", resolve);
  });
