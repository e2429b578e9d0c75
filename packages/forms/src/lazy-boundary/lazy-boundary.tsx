import { useTexts } from "@sughurta/i18n";
import { ModuleLoadError } from "@sughurta/lazy-module";
import { Alert, Button, Dialog, LoadErrorBoundary } from "@sughurta/ui-kit";
import { type ReactNode, Suspense } from "react";
import { useInsurer } from "../insurer/insurer-provider.tsx";
import { loadFailureTexts } from "./load-failure-texts.ts";

export interface LazyBoundaryProps {
  /** Shown while the component's code is loading; without it, a surrounding `Suspense` decides. */
  readonly fallback?: ReactNode;
  /** Set where the component is a dialog, so that its error is shown in one too. */
  readonly dialog?: { readonly open: boolean; readonly onClose: () => void } | undefined;
  /** The content: components created with `lazy`. */
  readonly children: ReactNode;
}

/** A component whose code is loaded later; its error shows the cause, as far as it is known, and what to do. */
export function LazyBoundary({ fallback, dialog, children }: LazyBoundaryProps) {
  const { supportPhone } = useInsurer();
  return (
    <LoadErrorBoundary
      fallback={fallback}
      failed={(error) => (
        <Suspense fallback={null}>
          <LoadFailure error={error} dialog={dialog} supportPhone={supportPhone} />
        </Suspense>
      )}
    >
      {children}
    </LoadErrorBoundary>
  );
}

/** Why a component failed: a file that does not load despite a connection usually belongs to an older release. */
function getCause(error: Error): "offline" | "outdated" | "failed" {
  if (!(error instanceof ModuleLoadError)) return "failed";
  return error.isOffline ? "offline" : "outdated";
}

interface LoadFailureProps extends Pick<LazyBoundaryProps, "dialog"> {
  readonly error: Error;
  readonly supportPhone: string;
}

function LoadFailure({ error, dialog, supportPhone }: LoadFailureProps) {
  const { t } = useTexts(loadFailureTexts);
  const cause = getCause(error);
  const title = cause === "failed" ? t("broken") : t("title");
  const advice = t(cause, { phone: supportPhone });
  const reload = (
    <Button icon="refresh" onClick={() => window.location.reload()}>
      {t("reload")}
    </Button>
  );
  if (dialog) {
    return (
      <Dialog {...dialog} size="small" title={title} closeText={t("close")} footer={reload}>
        <p role="alert">{advice}</p>
      </Dialog>
    );
  }
  return (
    <Alert tone="danger" live="assertive" title={title} actions={reload}>
      {advice}
    </Alert>
  );
}
