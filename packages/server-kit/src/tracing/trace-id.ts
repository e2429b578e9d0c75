import { trace } from "@opentelemetry/api";

/** The current trace id, 32 hexadecimal digits; `undefined` without tracing. */
export const traceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;
