export { ApiClientProvider, useApiClient } from "./client-provider.tsx";
export { useAutosave } from "./use-autosave.ts";
export { useFirstInteraction, useHasInteracted } from "./use-first-interaction.ts";
export { useServiceWait } from "./use-service-wait.ts";
