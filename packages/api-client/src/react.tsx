export { ApiClientProvider, useApiClient } from "./client-provider.tsx";
export { useAutosave, useServiceWait } from "./use-autosave.ts";
export { useFirstInteraction, useHasInteracted } from "./use-first-interaction.ts";
