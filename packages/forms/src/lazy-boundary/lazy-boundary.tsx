import { useTexts } from "@sughurta/i18n";
import { ModuleLoadError } from "@sughurta/lazy-module";
import { Alert, Button, Dialog, LoadErrorBoundary } from "@sughurta/ui-kit";
import { type ReactNode, Suspense } from "react";
import { useInsurer } from "../insurer/insurer-provider.tsx";
import { loadFailureTexts } from "./load-failure-texts.ts";

export interface LazyBoundaryProps {
  /** Stands for the part while its code is on its way; left out, a `Suspense` around decides. */
  readonly fallback?: ReactNode;
  /** Given where the part is a dialog, so that the words of its failure stand in one too. */
  readonly dialog?: { readonly open: boolean; readonly onClose: () => void } | undefined;
  /** The part: components made with `lazy`. */
  readonly children: ReactNode;
}

/** A part whose code is loaded later; its failure says the cause, as far as it is known, and what to do. */
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

/** Why a part failed: a file that does not load with a connection usually belongs to an older release. */
function causeOf(error: Error): "offline" | "outdated" | "failed" {
  if (!(error instanceof ModuleLoadError)) return "failed";
  return error.isOffline ? "offline" : "outdated";
}

interface LoadFailureProps extends Pick<LazyBoundaryProps, "dialog"> {
  readonly error: Error;
  readonly supportPhone: string;
}

function LoadFailure({ error, dialog, supportPhone }: LoadFailureProps) {
  const { t } = useTexts(loadFailureTexts);
  const cause = causeOf(error);
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
