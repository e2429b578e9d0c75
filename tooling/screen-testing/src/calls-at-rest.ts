import type { SeenRequest } from "@sughurta/api-client/testing";
import { act } from "@testing-library/react";

const TURNS = 25;

const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

async function letTurnsPass() {
  for (let turns = 0; turns < TURNS; turns += 1) await act(turn);
}

/**
 * Names of the calls that a screen continues to make without user input, after pending requests have ended: none,
 * unless it requests without end.
 */
export async function callsAtRest(client: {
  readonly requests: readonly SeenRequest[];
}): Promise<string[]> {
  await letTurnsPass();
  const before = client.requests.length;
  await letTurnsPass();
  return client.requests.slice(before).map(({ name }) => name);
}
