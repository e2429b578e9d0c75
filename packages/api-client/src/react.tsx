export { ApiClientProvider, useApiClient } from "./client-provider.tsx";
export { useServiceDraft } from "./use-service-draft.ts";
