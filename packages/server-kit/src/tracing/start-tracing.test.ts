import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { trace } from "@opentelemetry/api";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { traceId } from "../log/log.ts";
import type { Tracing } from "./start-otlp-tracing.ts";
import { startTracing } from "./start-tracing.ts";
import { traceHeaders, tracePort, withSpan } from "./with-span.ts";

const SOMEBODY = "Ҳоҷиев";

const received: string[] = [];
const collector = createServer((request, response) => {
  request.on("data", (chunk) => received.push(String(chunk)));
  request.on("end", () => response.end("{}"));
});
let tracing: Tracing | undefined;

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
});
afterAll(() => collector.close());

it("traces nothing where no collector is set", async () => {
  const options = { service: "shop", endpoint: undefined, joinsCaller: true };
  expect(await startTracing(options)).toBeUndefined();
  expect(await withSpan("work", {}, async () => traceId())).toBeUndefined();
  expect(traceHeaders()).toEqual({});
});

it("sends one trace of a request and its upstream requests, without personal data", async () => {
  const { port } = collector.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  tracing = await startTracing({ service: "shop", endpoint, joinsCaller: false });
  if (!tracing) throw new Error("nothing is traced");
  const bank = tracePort(
    {
      start: async (): Promise<string> => {
        throw new Error(`no money of ${SOMEBODY}`);
      },
    },
    "payment",
    ["start"],
    { "payment.operator": "payler" },
  );
  const app = new Hono();
  app.use(tracing.requests(() => "buy"));
  app.get("/:name", async (c) => {
    trace.getActiveSpan()?.setAttribute("holder.name", SOMEBODY);
    await bank.start().catch(() => undefined);
    return c.json(traceHeaders());
  });
  const strangers = `00-${"a".repeat(32)}-${"b".repeat(16)}-01`;
  const response = await app.request(`/${encodeURIComponent(SOMEBODY)}?phone=992900000001`, {
    headers: { traceparent: strangers },
  });
  const { traceparent } = JSON.parse(await response.text());
  await tracing.stop();
  const sent = received.join("");
  const { scopeSpans } = JSON.parse(sent).resourceSpans[0];
  const spans = scopeSpans.flatMap(({ spans }: { spans: object[] }) => spans);
  expect(spans).toHaveLength(2);
  const [started, request] = spans;
  expect(request).toMatchObject({ name: "buy", status: { code: 0 } });
  expect(started).toMatchObject({
    name: "payment start",
    parentSpanId: request.spanId,
    traceId: request.traceId,
    attributes: [
      { key: "payment.operator", value: { stringValue: "payler" } },
      { key: "error.type", value: { stringValue: "Error" } },
    ],
  });
  expect(traceparent).toBe(`00-${request.traceId}-${request.spanId}-01`);
  expect(request.traceId).not.toBe("a".repeat(32));
  expect(sent).not.toContain(SOMEBODY);
  expect(sent).not.toContain(encodeURIComponent(SOMEBODY));
  expect(sent).not.toContain("992900000001");
});
