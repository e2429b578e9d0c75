import { useTexts } from "@sughurta/i18n";
import { ModuleLoadError } from "@sughurta/lazy-module";
import { Button } from "@sughurta/ui-kit";
import { useInsurer } from "../insurer/insurer-provider.tsx";
import { loadFailureTexts } from "./load-failure-texts.ts";

/** What a component whose code did not load tells, with the button that helps. */
export function useLoadFailure(error: Error) {
  const { t } = useTexts(loadFailureTexts);
  const { supportPhone } = useInsurer();
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
