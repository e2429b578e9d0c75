import { rm, writeFile } from "node:fs/promises";
import { checkPolicy } from "@sughurta/contracts/policy";
import { policyNumberFrom } from "@sughurta/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLog } from "#src/platform/observability/log.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";

interface Operation {
  readonly parameters: readonly object[];
  readonly requestBody?: {
    readonly content: Record<
      string,
      { readonly schema: { readonly properties: Record<string, object> } }
    >;
  };
}

describe("the service", () => {
  let api: TestService;
  beforeAll(async () => {
    api = await aService();
  });
  afterAll(() => api.close());

  it("is ready while the database is writable, but not while draining", async () => {
    expect((await api.app.request("/livez")).status).toBe(200);
    expect((await api.app.request("/readyz")).status).toBe(200);
    api.readiness.draining = true;
    expect((await api.app.request("/readyz")).status).toBe(503);
    api.readiness.draining = false;
  });

  it("is not ready if the uploads path is a file", async () => {
    const { uploadsDir } = api.service.config;
    await rm(uploadsDir, { recursive: true, force: true });
    await writeFile(uploadsDir, "");
    const response = await api.app.request("/readyz");
    expect([response.status, await response.text()]).toEqual([503, "uploads not writable"]);
    await rm(uploadsDir);
    expect((await api.app.request("/readyz")).status).toBe(200);
  });

  it("counts requests and does not publish the metrics", async () => {
    await api.app.request("/livez");
    expect((await api.app.request("/metrics")).status).toBe(404);
    const figures = await api.service.metrics.registry.metrics();
    expect(figures).toMatch(/http_requests_total\{call="other",status="200"\} \d+/);
    expect(figures).toMatch(/http_duration_ms_bucket\{le="5",call="other"\} \d+/);
    expect(figures).toMatch(/^outbox_waiting \d+$/m);
    expect(figures).toMatch(/^outbox_failed \d+$/m);
    expect(figures).toMatch(/^policies \d+$/m);
    expect(figures).toMatch(/^payments_to_check\{reason="noPolicy"\} 0$/m);
    expect(figures).toMatch(/^disk_free_bytes \d+/m);
  });

  it("describes every endpoint in OpenAPI and in the HTML documentation", async () => {
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

  it("marks extensions of the specification in OpenAPI and in the HTML documentation", async () => {
    const document = await (await api.app.request("/openapi.json")).json();
    const { paths } = document as { paths: Record<string, Record<string, Operation>> };
    expect(paths["/v1/today/"]?.get).toMatchObject({
      "x-extension": true,
      description: expect.stringContaining("Not in the specification"),
    });
    const box = paths["/v1/box/"]?.post;
    expect(box).not.toHaveProperty("x-extension");
    const { properties } = box?.requestBody?.content["application/json"]?.schema ?? {};
    expect(properties?.partner).toHaveProperty("x-extension", true);
    expect(properties?.last_name).not.toHaveProperty("x-extension");
    expect(paths["/v1/pack/nsi/atm/"]?.get?.parameters).toContainEqual(
      expect.objectContaining({ name: "vehicleType", "x-extension": true }),
    );
    const docs = await (await api.app.request("/docs")).text();
    expect(docs).toContain("extension of the request: partner, partner_reference, visits");
  });

  it("lists the demonstration data of the sandbox", async () => {
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
    // One has expired, the other has no uses left.
    expect(codes).not.toContain("MEHRGON2025");
    expect(codes).not.toContain("SADA100");
  });

  it("responds with 503 and the short phone number when the database is unavailable", async () => {
    const broken = await aService();
    const send = broken.as();
    await broken.close();
    const response = await send(checkPolicy, {
      body: { policyNumber: policyNumberFrom(1001) },
      language: "en",
    });
    expect(response.status).toBe(503);
    expect(response.data.message).toContain("5511");
    expect((await broken.app.request("/readyz")).status).toBe(503);
    expect((await broken.app.request("/livez")).status).toBe(200);
  });
});

describe("the log", () => {
  it("writes allowed fields only, and no error messages", () => {
    const lines: string[] = [];
    const log = createLog("info", { write: (line) => lines.push(line) });
    log.info({ status: 200, phone: "992900000000" } as { status: number }, "request");
    expect(lines[0]).toContain('"status":200');
    expect(lines[0]).not.toContain("992900000000");
  });
});
