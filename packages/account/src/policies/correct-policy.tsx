import { LazyBoundary } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { Button, Dialog, Skeleton } from "@sughurta/ui-kit";
import { useState } from "react";
import { accountTexts } from "../texts/account-texts.ts";
import type { CorrectionFormProps } from "./correction-form.tsx";

const CorrectionForm = lazyComponent(
  lazyModule(() => import("./correction-form.tsx")),
  (module) => module.CorrectionForm,
);

/** Corrects a mistyped letter of the holder's name, or the email; its form is loaded when it is opened. */
export function CorrectPolicy(props: CorrectionFormProps) {
  const { t } = useTexts(accountTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t("correct.ask")}
      </Button>
      <Dialog
        open={open}
        title={t("correct.title")}
        closeText={t("login.close")}
        onClose={() => setOpen(false)}
      >
        {open ? (
          <LazyBoundary fallback={<Skeleton lines={4} />}>
            <CorrectionForm
              {...props}
              onCorrected={() => {
                setOpen(false);
                props.onCorrected();
              }}
            />
          </LazyBoundary>
        ) : null}
      </Dialog>
    </>
  );
}
