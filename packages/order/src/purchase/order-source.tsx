import type { OrderVisits } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { Checkbox } from "@sughurta/ui-kit";
import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { orderTexts } from "../texts/order-texts.ts";

/** Where the buyer of an order came from; it names no one. */
export interface OrderSource {
  readonly visits?: OrderVisits;
}

/** What is added to each order of a page. */
interface AddedToOrder {
  readonly payload: OrderSource & { readonly remindUnpaid?: true };
  /** Changes the consent to reminders; omitted where the page does not offer them. */
  readonly agree?: (agreed: boolean) => void;
}

const AddedContext = createContext<AddedToOrder>({ payload: {} });

/**
 * Adds the visits that led to an order to each order inside, and offers to remind the buyer of an unpaid one: its
 * reminder opens the order on the insurer's own site.
 */
export function OrderSourceProvider({
  source,
  children,
}: {
  readonly source: OrderSource;
  readonly children: ReactNode;
}) {
  const [isAgreed, agree] = useState(false);
  const added = useMemo(
    () => ({ payload: { ...source, ...(isAgreed ? { remindUnpaid: true as const } : {}) }, agree }),
    [source, isAgreed],
  );
  return <AddedContext.Provider value={added}>{children}</AddedContext.Provider>;
}

/** What the page adds to an order that is saved; empty without a provider. */
export function useOrderSource(): AddedToOrder["payload"] {
  return useContext(AddedContext).payload;
}

/** The buyer's consent to be reminded of an unpaid order, at the fields of the contacts; not ticked by default. */
export function ReminderConsent() {
  const { t } = useTexts(orderTexts);
  const { payload, agree } = useContext(AddedContext);
  if (!agree) return null;
  return (
    <Checkbox
      name="remindUnpaid"
      label={t("remind.label")}
      hint={t("remind.hint")}
      checked={payload.remindUnpaid ?? false}
      onValueChange={agree}
    />
  );
}
