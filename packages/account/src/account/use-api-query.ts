import { type LoadedControl, useLoaded } from "./use-loaded.ts";

type Good<Answer> = Extract<Answer, { readonly status: 200 }>;

function isGood<Answer extends { readonly status: number }>(
  answer: Answer,
): answer is Good<Answer> {
  return answer.status === 200;
}

/** Loads a part of the account with one request; a refusal is treated as no response. */
export function useApiQuery<Answer extends { readonly status: number; readonly data: unknown }>(
  ask: () => Promise<Answer>,
): LoadedControl<Good<Answer>["data"]> {
  return useLoaded<Good<Answer>["data"]>(async () => {
    const answer = await ask();
    if (isGood(answer)) return answer.data;
    throw new Error(`The service refused with ${answer.status}`);
  });
}
