import { useTexts } from "@sughurta/i18n";
import type { CallProblemLike } from "../call-problem/call-problem-text.ts";
import { useCallProblemText } from "../call-problem/use-call-problem-text.ts";
import { useInsurer } from "../insurer/insurer-provider.tsx";
import { formTexts } from "../texts/form-texts.ts";

/** Message why no code was sent. */
export function useCodeProblemText(): (problem: CallProblemLike) => string {
  const { t } = useTexts(formTexts);
  const { supportPhone } = useInsurer();
  const problemText = useCallProblemText();
  return (problem) => problemText(problem, t("smsCode.notSent", { phone: supportPhone }));
}
