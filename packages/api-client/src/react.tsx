export { ApiClientProvider, useApiClient } from "./client-provider.tsx";
export { useAutosave } from "./use-autosave.ts";
export { useFirstMove } from "./use-first-move.ts";
