import { onRightRuntime } from "./runtime.mjs";

await onRightRuntime(import.meta.url, () => import("./src/test.ts"));
