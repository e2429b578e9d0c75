import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { freePort } from "@sughurta/bootstrap/free-port";
import { beforeAll, describe, expect, it } from "vitest";
import {
  aDataFolder,
  aProcess,
  cleanUpProcesses,
  type TestProcess,
  untilReady,
} from "#src/testing/a-process.ts";
import { SITE_CREDENTIALS } from "#src/testing/a-service.ts";
import { TEST_SECRETS } from "#src/testing/test-settings.ts";

const IN_FLIGHT = 8;
const LOGIN = JSON.stringify({ username: "storefront", password: TEST_SECRETS.SERVICE_PASSWORD });
const CUT_UPLOAD =
  '--b\r\nContent-Disposition: form-data; name="x"; filename="a.pdf"\r\n\r\n%PDF-1.4 cut here';

/** Sends a request except for its last byte, which {@link finishRequest} sends. */
async function beginRequest({ port }: TestProcess): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(
    `POST /v1/user/auth/ HTTP/1.1\r\nHost: a\r\nAuthorization: ${SITE_CREDENTIALS.Authorization}\r\nContent-Type: application/json\r\nContent-Length: ${LOGIN.length}\r\n\r\n${LOGIN.slice(0, -1)}`,
  );
  return socket;
}

async function finishRequest(socket: Socket): Promise<string> {
  socket.write(LOGIN.slice(-1));
  let response = "";
  for await (const chunk of socket) response += String(chunk);
  return response;
}

cleanUpProcesses();
let DATA_DIR: string;
let metricsUrl: string;
let running: TestProcess;
beforeAll(async () => {
  DATA_DIR = await aDataFolder();
  const metricsPort = await freePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  running = await aProcess({ DATA_DIR, API_METRICS_PORT: String(metricsPort) });
  await untilReady(running);
}, 120_000);

describe("the process", () => {
  it("rejects an unreadable Host header with the standard response headers", async () => {
    const socket = connect(running.port, "127.0.0.1");
    await once(socket, "connect");
    socket.end("GET /livez HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n");
    let response = "";
    for await (const chunk of socket) response += String(chunk);
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response).toContain("strict-transport-security: max-age=63072000");
    expect(response).toContain("x-content-type-options: nosniff");
    expect(response).toContain("cross-origin-opener-policy: same-origin");
  });

  it("rejects oversized headers in plain text, on each listener", async () => {
    for (const port of [running.port, Number(new URL(metricsUrl).port)]) {
      const socket = connect(port, "127.0.0.1");
      await once(socket, "connect");
      socket.write(`GET / HTTP/1.1\r\nHost: a\r\nCookie: ${"a".repeat(20_000)}\r\n\r\n`);
      let response = "";
      for await (const chunk of socket) response += String(chunk);
      expect(response).toMatch(/^HTTP\/1\.1 431 /);
      expect(response).toMatch(/\r\nconnection: close\r\n/);
      expect(response).toMatch(/\r\n\r\n431 Request Header Fields Too Large\n$/);
    }
  });

  it("survives cut uploads and disconnected clients, without logging them as its own failures", async () => {
    const login = await fetch(`${running.url}/api/login`, { headers: SITE_CREDENTIALS });
    const headers = {
      ...(await siteToken(login)),
      "Content-Type": "multipart/form-data; boundary=b",
    };
    const cut = await fetch(`${running.url}/api/send_resume`, {
      method: "POST",
      headers,
      body: CUT_UPLOAD,
    });
    expect(cut.status).toBe(400);
    (await beginRequest(running)).destroy();
    await expect.poll(running.output).toContain('"status":499');
    expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
    expect(running.output()).not.toContain('"failed"');
    const metrics = await (await fetch(metricsUrl)).text();
    expect(metrics).toMatch(/http_requests_total\{.*status="499"\} 1/);
  });

  it("prevents a second process from opening its data", async () => {
    const second = await aProcess({ DATA_DIR });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`in use by process ${running.child.pid}`);
  }, 60_000);

  it("finishes requests in flight before it stops, reports not ready immediately, and starts again", async () => {
    const sockets = await Promise.all(
      Array.from({ length: IN_FLIGHT }, () => beginRequest(running)),
    );
    // The response follows only after the eight earlier requests were accepted.
    expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
    running.child.kill("SIGTERM");
    const status = async () => (await fetch(`${running.url}/readyz`)).status;
    await expect.poll(status).toBe(503);
    const responses = await Promise.all(sockets.map(finishRequest));
    for (const response of responses) {
      expect(response).toMatch(/^HTTP\/1\.1 200 /);
      expect(response).toMatch(/^connection: close\r$/im);
    }
    expect(await running.ended).toBe(0);
    await untilReady(await aProcess({ DATA_DIR }));
  }, 120_000);

  it("reports the settings that production lacks", async () => {
    const lacking = await aProcess({
      NODE_ENV: "production",
      DATA_DIR: join(DATA_DIR, "other"),
      USER_TOKEN_SECRET: "",
    });
    expect(await lacking.ended).toBe(1);
    expect(lacking.output()).toContain("USER_TOKEN_SECRET");
  }, 60_000);
});

async function siteToken(login: Response): Promise<Record<string, string>> {
  const { token } = (await login.json()) as { token: string };
  return { Authorization: `Bearer ${token}` };
}
