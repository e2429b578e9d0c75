import { useTexts } from "@sughurta/i18n";
import { Button } from "@sughurta/ui-kit";
import { useState } from "react";
import type { OrderDraft } from "../draft/order-draft.ts";
import { orderTexts } from "../texts/order-texts.ts";
import { type CallbackOrder, useRenderCallback } from "./callback-provider.tsx";

export interface FinishByPhoneProps extends Pick<CallbackOrder, "about" | "phone"> {
  readonly draft: Pick<OrderDraft, "kind" | "saveNow">;
}

/** Asks for a call with which this order is finished; nothing where the application has no such form. */
export function FinishByPhone({ draft, about, phone }: FinishByPhoneProps) {
  const { t } = useTexts(orderTexts);
  const render = useRenderCallback();
  const [open, setOpen] = useState(false);
  if (!render) return null;

  function ask() {
    // Whoever calls finds what is filled in so far.
    draft.saveNow();
    setOpen(true);
  }

  return (
    <>
      <Button variant="quiet" icon="phone" onClick={ask}>
        {t("finishByPhone")}
      </Button>
      {open ? render({ about, draft: draft.kind, phone }, () => setOpen(false)) : null}
    </>
  );
}
