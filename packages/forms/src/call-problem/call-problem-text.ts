import type { Language } from "@sughurta/domain";
import { type Format, getFormats, preloadTexts, translator, useTexts } from "@sughurta/i18n";
import { useInsurer } from "../insurer/insurer-provider.tsx";
import { formTexts } from "../texts/form-texts.ts";

/** Reason of a failed request; `toCallProblem` of api-client returns this shape. */
export type CallProblemLike =
  | { readonly kind: "network" | "unexpected" }
  | { readonly kind: "tooMany"; readonly seconds: number };

/** Retry delay; undefined where it is unknown. */
function waitIn(problem: CallProblemLike, format: Pick<Format, "wait">): string {
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
  const wait = waitIn(problem, getFormats(language));
  return translator(language, formTexts)(`call.${problem.kind}`, { phone, wait });
}

/**
 * Message of a failed request: the cause and what to do. Only the screen knows what failed for an unknown reason, so
 * `unexpected` is its own message. SPEC-9.
 */
export function useCallProblemText(): (problem: CallProblemLike, unexpected: string) => string {
  const { t, format } = useTexts(formTexts);
  const { supportPhone: phone } = useInsurer();
  return (problem, unexpected) =>
    problem.kind === "unexpected"
      ? unexpected
      : t(`call.${problem.kind}`, { phone, wait: waitIn(problem, format) });
}
