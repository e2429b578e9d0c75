import type { Language } from "@sughurta/domain";
import { type Format, formatsOf, preloadTexts, translator } from "@sughurta/i18n";
import { formTexts } from "../texts/form-texts.ts";

/** Reason of a failed request; `callProblemOf` of api-client returns this shape. */
export type CallProblemLike =
  | { readonly kind: "network" | "unexpected" }
  | { readonly kind: "tooMany"; readonly seconds: number };

/** Retry delay; undefined where it is unknown. */
export function waitIn(problem: CallProblemLike, format: Pick<Format, "wait">): string {
  return problem.kind === "tooMany" ? format.wait(problem.seconds) : "";
}

/** Fetches the texts of failed requests, while there is a connection. */
export async function preloadCallProblemTexts(language: Language): Promise<void> {
  await preloadTexts(language, [formTexts]);
}

/** Message of a failed request outside a component; `undefined` for an unknown reason. */
export async function callProblemText(
  problem: CallProblemLike,
  { language, phone }: { readonly language: Language; readonly phone: string },
): Promise<string | undefined> {
  if (problem.kind === "unexpected") return undefined;
  await preloadCallProblemTexts(language);
  const wait = waitIn(problem, formatsOf(language));
  return translator(language, formTexts)(`call.${problem.kind}`, { phone, wait });
}
