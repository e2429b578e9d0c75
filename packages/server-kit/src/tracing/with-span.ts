import { type Attributes, context, propagation, SpanKind, trace } from "@opentelemetry/api";
import { describeError } from "../log/log.ts";

/** All of our spans are recorded under this name. */
const TRACER = "sughurta";

/**
 * Runs outgoing work in a span of its own, the child of the current one. The span of an error contains its kind only.
 * Only attributes of the allow-list are ever sent.
 */
export function withSpan<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  const options = { kind: SpanKind.CLIENT, attributes };
  return trace.getTracer(TRACER).startActiveSpan(name, options, async (span) => {
    try {
      return await work();
    } catch (error) {
      const { code, name: kind } = describeError(error);
      span.setAttribute("error.type", code ?? kind);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The headers with which an upstream server continues the trace; none without tracing. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** The same port, whose named methods each have a span; they return a promise. */
export function tracePort<Port extends object>(
  port: Port,
  name: string,
  methods: readonly (keyof Port & string)[],
  attributes: Attributes = {},
): Port {
  const traced: ReadonlySet<unknown> = new Set(methods);
  return new Proxy(port, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key, target);
      if (typeof member !== "function") return member;
      if (!traced.has(key)) return member.bind(target);
      return (...given: unknown[]) =>
        withSpan(`${name} ${String(key)}`, attributes, () => member.apply(target, given));
    },
  });
}
