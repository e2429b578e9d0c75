import { useTexts } from "@sughurta/i18n";
import { Button } from "@sughurta/ui-kit";
import type { OrderDraft } from "../draft/order-draft.ts";
import { orderTexts } from "../texts/order-texts.ts";
import { type CallbackOrder, useRenderCallback } from "./callback-provider.tsx";

/** The draft by which a caller's order is found. */
export type CallbackDraft = Pick<OrderDraft, "kind" | "saveNow">;

/** Offers a callback to finish this order; renders nothing where the application has no form for it. */
export function FinishByPhone({
  draft,
  onAsk,
}: {
  readonly draft: CallbackDraft;
  readonly onAsk: () => void;
}) {
  const { t } = useTexts(orderTexts);
  const render = useRenderCallback();
  if (!render) return null;

  function ask() {
    // Staff see what is filled in so far.
    draft.saveNow();
    onAsk();
  }

  return (
    <Button variant="quiet" icon="phone" onClick={ask}>
      {t("finishByPhone")}
    </Button>
  );
}

export interface CallbackFormProps extends Pick<CallbackOrder, "about" | "phone"> {
  readonly draft: CallbackDraft;
  readonly onClose: () => void;
}

/** The application's form for that callback; rendered outside the order's form, since forms cannot be nested. */
export function CallbackForm({ draft, onClose, ...order }: CallbackFormProps) {
  const render = useRenderCallback();
  return render ? render({ ...order, draft: draft.kind }, onClose) : null;
}
