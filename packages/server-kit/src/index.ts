export {
  announcesMore,
  type BodyLimit,
  type BodyRefusal,
  bodyLimitOf,
  FORM_MAX_BYTES,
  limitBody,
  refuseUnreadBody,
} from "./body-limit.ts";
export { type Bulkhead, type BulkheadLimits, createBulkhead, OverloadedError } from "./bulkhead.ts";
export { createToday, dateIn } from "./calendar.ts";
export {
  clientAddress,
  isLoopbackAddress,
  isPrivateAddress,
  isPublicAddress,
  neighbourhoodOf,
  networkOf,
} from "./client-address.ts";
export { createDrain, type DrainOptions } from "./drain.ts";
export { endProcessWith, type ProcessEnd } from "./end-process.ts";
export { equalSecrets } from "./equal-secrets.ts";
export { FairQueue, type FairQueueLimits, type QueuePlace } from "./fair-queue.ts";
export { namesOneHost } from "./host-header.ts";
export { codeOf, createLog, describeError, type Log, type LoggedError } from "./log.ts";
export { MemoryRateLimiter, type RateRule } from "./memory-rate-limiter.ts";
export { answerProtocolErrors } from "./protocol-errors.ts";
export { purposeKey, Sealer } from "./sealer.ts";
export { BASE_HEADERS, CLOSED_POLICY, permissionsPolicy } from "./security-headers.ts";
export { createMetricsListener, type MetricsSettings, serveMetrics } from "./serve-metrics.ts";
export { SERVER_SETTINGS } from "./server-settings.ts";
export {
  baseAddress,
  commaList,
  matching,
  numberFrom,
  oneOf,
  onOff,
  secret,
  text,
  upTo,
  webAddress,
  wholeNumber,
} from "./setting-schemas.ts";
export {
  ConfigError,
  type Environment,
  readSettings,
  type Setting,
  type SettingValues,
} from "./settings.ts";
export { startTracing } from "./tracing/start-tracing.ts";
export { traceId } from "./tracing/trace-id.ts";
export type { Tracing } from "./tracing/tracing.ts";
export { traceHeaders, tracePort, withSpan } from "./tracing/with-span.ts";
export { TooSlowError, withTimeout } from "./with-timeout.ts";
