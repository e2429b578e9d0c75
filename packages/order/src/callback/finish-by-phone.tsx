import { useTexts } from "@sughurta/i18n";
import { Button } from "@sughurta/ui-kit";
import { createContext, type ReactNode, useContext } from "react";
import type { OrderDraft } from "../draft/draft-record.ts";
import { orderTexts } from "../texts/order-texts.ts";

/** Context of an order that is finished by phone: never personal data. */
interface CallbackOrder {
  /** Product and step in the buyer's language. */
  readonly about: string;
  /** Id of the draft on the service, by which a caller's order is found. */
  readonly draft: string;
  /** Nine national digits, as far as they are filled in. */
  readonly phone: string;
}

/** Shows the application's own callback form over the order. */
export type RenderCallback = (order: CallbackOrder, onClose: () => void) => ReactNode;

const CallbackContext = createContext<RenderCallback | undefined>(undefined);

/** Lets the orders inside be finished by phone; without it they offer no callback. */
export function CallbackProvider({
  render,
  children,
}: {
  /** The same function between renders. */
  readonly render: RenderCallback;
  readonly children: ReactNode;
}) {
  return <CallbackContext.Provider value={render}>{children}</CallbackContext.Provider>;
}

/** The application's callback form, where it has one. */
function useRenderCallback(): RenderCallback | undefined {
  return useContext(CallbackContext);
}

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
