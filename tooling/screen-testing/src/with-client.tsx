import { ApiClientProvider } from "@sughurta/api-client/react";
import { createTestClient, type TestAnswers } from "@sughurta/api-client/testing";
import type { ReactNode } from "react";

/** States of a price that Storybook's toolbar can ask for. */
export type PriceState = "ready" | "recalculating" | "failed" | "none";

interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
}

/**
 * Puts a story under a client that answers from functions; `priceAnswers` are given instead while the
 * toolbar asks for that state of the price.
 */
export function withClient(
  answers: TestAnswers = {},
  priceAnswers: Readonly<Partial<Record<PriceState, TestAnswers>>> = {},
) {
  const usual = createTestClient(answers);
  const inPriceState = new Map(
    Object.entries(priceAnswers).map(([state, changes]) => [
      state,
      createTestClient({ ...answers, ...changes }),
    ]),
  );
  return (Story: () => ReactNode, { globals }: StoryContext) => {
    const state = String(globals.price);
    return (
      // Another client is another visit: what the screen has asked before does not count.
      <ApiClientProvider key={state} client={inPriceState.get(state) ?? usual}>
        <Story />
      </ApiClientProvider>
    );
  };
}
