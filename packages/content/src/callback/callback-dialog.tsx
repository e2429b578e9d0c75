import { SUPPORT_NUMBER } from "@sughurta/domain";
import { LoadedPart } from "@sughurta/forms";
import { lazy } from "react";
import type { CallbackPanelProps } from "./callback-panel.tsx";

const CallbackPanel = lazy(async () => ({
  default: (await import("./callback-panel.tsx")).CallbackPanel,
}));

export interface CallbackDialogProps extends Pick<CallbackPanelProps, "onClose" | "note"> {
  readonly open: boolean;
  readonly supportNumber?: string | undefined;
}

/** Request for a call back in a popup; its code comes when it is opened (S0 §2). */
export function CallbackDialog({
  open,
  supportNumber = SUPPORT_NUMBER,
  ...panel
}: CallbackDialogProps) {
  if (!open) return null;
  return (
    <LoadedPart
      fallback={null}
      dialog={{ open, onClose: panel.onClose }}
      supportNumber={supportNumber}
    >
      <CallbackPanel {...panel} supportNumber={supportNumber} />
    </LoadedPart>
  );
}
