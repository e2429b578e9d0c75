import { type Attributes, context, propagation, SpanKind, trace } from "@opentelemetry/api";
import { describeError } from "../log.ts";

/** Everything of ours is recorded under this name. */
const TRACER = "sughurta";

/**
 * Does work that leaves this process under a span of its own, the child of the one that it is called in. Of an error
 * the span tells its kind alone. Only attributes of the allow-list are ever sent.
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

/** The headers by which a called server goes on with the trace; none where nothing is traced. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** The same port, whose named methods each have a span; they answer a promise. */
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
