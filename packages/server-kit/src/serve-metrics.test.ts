import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Counter, Gauge, Registry } from "prom-client";
import { describe, expect, it, onTestFinished } from "vitest";
import type { SecretList } from "./secret-list.ts";
import { createMetricsListener, serveMetrics } from "./serve-metrics.ts";

const TOKEN = "a token of operators that is long enough";

function aRegistry(): Registry {
  const registry = new Registry();
  new Counter({ name: "sales_total", help: "Sales.", registers: [registry] }).inc(3);
  return registry;
}

/** Requests an address of a metrics listener. */
async function ask(
  path: string,
  { tokens, registry = aRegistry() }: { tokens?: SecretList; registry?: Registry } = {},
  init: RequestInit = {},
): Promise<Response> {
  const server = createServer(createMetricsListener(registry, tokens));
  onTestFinished(() => {
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);
}

describe("metrics", () => {
  it("are returned as text for Prometheus, and other paths are not found", async () => {
    const response = await ask("/metrics");
    expect(response.headers.get("content-type")).toContain("version=0.0.4");
    expect(await response.text()).toContain("sales_total 3\n");
    expect((await ask("/")).status).toBe(404);
    expect((await ask("/metrics", {}, { method: "POST" })).status).toBe(404);
  });

  it("require the token, where there is one", async () => {
    const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
    expect((await ask("/metrics", { tokens: [TOKEN] })).status).toBe(404);
    expect((await ask("/metrics", { tokens: [TOKEN] }, withToken("guess"))).status).toBe(404);
    expect((await ask("/metrics", { tokens: [TOKEN] }, withToken(TOKEN))).status).toBe(200);
    const rotating = { tokens: ["another token of operators", TOKEN] as const };
    expect((await ask("/metrics", rotating, withToken(TOKEN))).status).toBe(200);
  });

  it("return 503 while a metric cannot be read", async () => {
    const registry = aRegistry();
    const collect = () => Promise.reject(new Error("the database is away"));
    new Gauge({ name: "policies", help: "Policies.", registers: [registry], collect });
    expect((await ask("/metrics", { registry })).status).toBe(503);
  });

  it("have a port of their own and include process metrics, or are not served", async () => {
    const settings = { host: "127.0.0.1", tokens: undefined };
    expect(await serveMetrics(aRegistry(), { ...settings, port: undefined })).toBeUndefined();
    const registry = aRegistry();
    const server = await serveMetrics(registry, { ...settings, port: 0 });
    onTestFinished(() => {
      server?.close();
    });
    expect(server?.listening).toBe(true);
    expect(await registry.metrics()).toMatch(/^process_resident_memory_bytes \d+/m);
  });
});
