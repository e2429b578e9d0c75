import { trace } from "@opentelemetry/api";

/** The trace that work belongs to, 32 hexadecimal digits; `undefined` where nothing is traced. */
export const traceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;
