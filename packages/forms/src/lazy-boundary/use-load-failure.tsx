import { useTexts } from "@sughurta/i18n";
import { ModuleLoadError } from "@sughurta/lazy-module";
import { Button } from "@sughurta/ui-kit";
import { loadFailureTexts } from "./load-failure-texts.ts";

export interface LoadFailureProps {
  readonly error: Error;
  readonly supportPhone: string;
}

/** Title, advice and reload button of the error message for a component that failed to load. */
export function useLoadFailure({ error, supportPhone }: LoadFailureProps) {
  const { t } = useTexts(loadFailureTexts);
  const cause = getCause(error);
  return {
    title: cause === "failed" ? t("broken") : t("title"),
    advice: t(cause, { phone: supportPhone }),
    closeText: t("close"),
    reload: (
      <Button icon="refresh" onClick={() => window.location.reload()}>
        {t("reload")}
      </Button>
    ),
  };
}

/** Why a component failed: a file that does not load despite a connection usually belongs to an older release. */
function getCause(error: Error): "offline" | "outdated" | "failed" {
  if (!(error instanceof ModuleLoadError)) return "failed";
  return error.isOffline ? "offline" : "outdated";
}
