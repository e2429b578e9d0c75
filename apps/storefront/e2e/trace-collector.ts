import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import * as z from "zod";

const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({
        attributes: z.array(z.object({ value: z.object({ stringValue: z.string() }) })),
      }),
      scopeSpans: z.array(
        z.object({ spans: z.array(z.object({ traceId: z.string(), name: z.string() })) }),
      ),
    }),
  ),
});

/** A collector of traces in this process, which takes OTLP over HTTP. */
export async function startTraceCollector() {
  const received: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push(Buffer.concat(chunks).toString());
      response.setHeader("content-type", "application/json").end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Everything received, unchanged. */
    text: () => received.join("\n"),
    /** The spans of each trace, as service and operation. */
    traces: () => {
      const spans = received.flatMap((body) =>
        sent.parse(JSON.parse(body)).resourceSpans.flatMap(({ resource, scopeSpans }) =>
          scopeSpans
            .flatMap(({ spans: some }) => some)
            .map(({ traceId, name }) => ({
              traceId,
              name: `${resource.attributes[0]?.value.stringValue}: ${name}`,
            })),
        ),
      );
      const byTrace = Object.groupBy(spans, ({ traceId }) => traceId);
      return Object.values(byTrace).map((some = []) => some.map(({ name }) => name));
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
