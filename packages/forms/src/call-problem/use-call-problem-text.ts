import { useTexts } from "@sughurta/i18n";
import { useInsurer } from "../insurer/insurer-provider.tsx";
import { formTexts } from "../texts/form-texts.ts";
import { type CallProblemLike, waitIn } from "./call-problem-text.ts";

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
