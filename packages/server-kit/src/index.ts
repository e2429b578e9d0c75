export {
  announcesMore,
  type BodyLimit,
  type BodyRefusal,
  FORM_MAX_BYTES,
  getBodyLimit,
  limitBody,
  refuseUnreadBody,
} from "./body-limit.ts";
export { createToday, dateIn } from "./calendar.ts";
export {
  clientAddress,
  getNeighbourhood,
  getNetwork,
  isLoopbackAddress,
  isPrivateAddress,
  isPublicAddress,
} from "./client-address.ts";
export { createDrain, type DrainOptions, endProcessWith, type ProcessEnd } from "./end-process.ts";
export {
  type Bulkhead,
  type BulkheadLimits,
  createBulkhead,
  FairQueue,
  type FairQueueLimits,
  OverloadedError,
  type QueuePlace,
  TooSlowError,
  withTimeout,
} from "./fair-queue.ts";
export {
  type Finding,
  fault,
  ok,
  plainAddressFaults,
  printFindings,
  warning,
} from "./finding.ts";
export { BUSY_SECONDS, LoadLimiter, ServiceBusyError } from "./load-limiter.ts";
export {
  createLog,
  describeError,
  getErrorCode,
  type Log,
  type LoggedError,
  traceId,
} from "./log/log.ts";
export { MemoryRateLimiter, type RateRule } from "./memory-rate-limiter.ts";
export { equalSecrets, Sealer } from "./sealer.ts";
export { firstAccepted, isOneOf, type SecretList, sealerFor, secretList } from "./secret-list.ts";
export {
  BASE_HEADERS,
  CLOSED_POLICY,
  namesOneHost,
  permissionsPolicy,
} from "./security-headers.ts";
export {
  createMetricsListener,
  type MetricsSettings,
  respondToProtocolErrors,
  serveMetrics,
} from "./serve-metrics.ts";
export { SERVER_SETTINGS } from "./server-settings.ts";
export {
  baseAddress,
  ConfigError,
  commaList,
  type Environment,
  matching,
  numberFrom,
  oneOf,
  onOff,
  readSettings,
  type Setting,
  type SettingValues,
  text,
  upTo,
  webAddress,
  wholeNumber,
} from "./settings.ts";
export type { Tracing } from "./tracing/start-otlp-tracing.ts";
export { startTracing } from "./tracing/start-tracing.ts";
export { traceHeaders, tracePort, withSpan } from "./tracing/with-span.ts";
