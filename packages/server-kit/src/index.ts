export { createDrain, type DrainOptions } from "./drain.ts";
export { endProcessWith, type ProcessEnd } from "./end-process.ts";
export { TooSlowError, withTimeout } from "./with-timeout.ts";
