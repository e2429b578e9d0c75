import { ApiClientProvider } from "@sughurta/api-client/react";
import { createTestClient, type TestResponses } from "@sughurta/api-client/testing";
import type { ReactNode } from "react";

/** Price states of Storybook's toolbar. */
export type PriceState = "ready" | "recalculating" | "failed" | "none";

interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
}

/**
 * Renders a story with a client that responds from functions; `priceResponses` replace them while the toolbar selects
 * that state of the price.
 */
export function withClient(
  responses: TestResponses = {},
  priceResponses: Readonly<Partial<Record<PriceState, TestResponses>>> = {},
) {
  const usual = createTestClient(responses);
  const inPriceState = new Map(
    Object.entries(priceResponses).map(([state, changes]) => [
      state,
      createTestClient({ ...responses, ...changes }),
    ]),
  );
  return (Story: () => ReactNode, { globals }: StoryContext) => {
    const state = String(globals.price);
    return (
      // Another client is another visit: earlier requests of the screen do not count.
      <ApiClientProvider key={state} client={inPriceState.get(state) ?? usual}>
        <Story />
      </ApiClientProvider>
    );
  };
}
