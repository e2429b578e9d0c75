import { useTexts } from "@sughurta/i18n";
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

/** A part whose code is fetched later; without a network it says what to do instead of ending the page. */
export function LazyBoundary({ fallback, dialog, children }: LazyBoundaryProps) {
  const { supportPhone } = useInsurer();
  return (
    <LoadErrorBoundary
      fallback={fallback}
      failed={
        <Suspense fallback={null}>
          <LoadFailure dialog={dialog} supportPhone={supportPhone} />
        </Suspense>
      }
    >
      {children}
    </LoadErrorBoundary>
  );
}

function LoadFailure({
  dialog,
  supportPhone,
}: Pick<LazyBoundaryProps, "dialog"> & { readonly supportPhone: string }) {
  const { t } = useTexts(loadFailureTexts);
  const advice = t("text", { phone: supportPhone });
  const reload = (
    <Button icon="refresh" onClick={() => window.location.reload()}>
      {t("reload")}
    </Button>
  );
  if (dialog) {
    return (
      <Dialog {...dialog} size="small" title={t("title")} closeText={t("close")} footer={reload}>
        <p role="alert">{advice}</p>
      </Dialog>
    );
  }
  return (
    <Alert tone="danger" live="assertive" title={t("title")} actions={reload}>
      {advice}
    </Alert>
  );
}
