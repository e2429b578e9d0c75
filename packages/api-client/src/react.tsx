export { ApiClientProvider, useApiClient } from "./client-provider.tsx";
export { useAutosave } from "./use-autosave.ts";
export { useServiceWait } from "./use-service-wait.ts";
