import { useTexts } from "@sughurta/i18n";
import { useCallback } from "react";
import { claimsTexts } from "../texts/claims-texts.ts";
import type { ClaimFileProblem } from "./upload-claim-file.ts";

/** Message for users why a file was not uploaded. */
export function useFileReason(): (problem: ClaimFileProblem) => string {
  const { t, format } = useTexts(claimsTexts);
  return useCallback(
    (problem) => {
      if (problem.kind === "tooMany") {
        return t("files.tooMany", { wait: format.wait(problem.seconds) });
      }
      if (problem.kind !== "refused") return t(`files.${problem.kind}`, { ...problem });
      const { message, fieldMessages } = problem.failure;
      return Object.values(fieldMessages).flat()[0] ?? (message || t("files.unexpected"));
    },
    [t, format],
  );
}
