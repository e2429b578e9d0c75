import { ApiClientProvider } from "@sughurta/api-client/react";
import { createTestClient, type TestAnswers } from "@sughurta/api-client/testing";
import type { ReactNode } from "react";

/** Puts a story under a client that answers from functions. */
export function withClient(answers: TestAnswers = {}) {
  const client = createTestClient(answers);
  return (Story: () => ReactNode) => (
    <ApiClientProvider client={client}>
      <Story />
    </ApiClientProvider>
  );
}
