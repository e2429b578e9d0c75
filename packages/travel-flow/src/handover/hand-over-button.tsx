import { LazyBoundary } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Button, Spinner } from "@sughurta/ui-kit";
import { lazy, useState } from "react";
import { travelTexts } from "../texts/travel-texts.ts";
import type { HandOverDialogProps } from "./hand-over-dialog.tsx";

const HandOverDialog = lazy(async () => ({
  default: (await import("./hand-over-dialog.tsx")).HandOverDialog,
}));

export type HandOverButtonProps = Omit<HandOverDialogProps, "onClose">;

/** Opens the link with which another device goes on with this order (decision 30). */
export function HandOverButton(props: HandOverButtonProps) {
  const { t } = useTexts(travelTexts);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" icon="qr" onClick={() => setOpen(true)}>
        {t("order.handOver")}
      </Button>
      {open ? (
        <LazyBoundary
          fallback={<Spinner label={t("order.handOver")} />}
          dialog={{ open, onClose: close }}
        >
          <HandOverDialog {...props} onClose={close} />
        </LazyBoundary>
      ) : null}
    </>
  );
}
