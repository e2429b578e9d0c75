import { LazyBoundary } from "@sughurta/forms";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { Spinner, useLatest } from "@sughurta/ui-kit";
import { Fragment, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { PaidEvent } from "../events/shop-event.ts";
import { PartHeadings, PartRoot } from "../root/part-root.tsx";
import type { OwnPayments } from "../session/own-payments.ts";
import { ownPaymentInAddress, showInAddress } from "./payment-address.ts";

const ShopResult = lazyComponent(
  lazyModule(() => import("./shop-result.tsx")),
  (module) => module.ShopResult,
);

/** The focus comes here from what is gone; nothing here can be pressed. */
const NO_OUTLINE = { outline: "none" };

type Shown = { readonly paymentId: string | undefined };

export interface ResultOrPartsProps {
  /** The payments of this shop; no other is shown. */
  readonly payments: OwnPayments;
  /** Origins of payment pages. */
  readonly paymentOrigins: readonly string[];
  readonly onPaid: (event: PaidEvent) => void;
  /** Warned which payment is shown from now on, and when none is any more. */
  readonly onShown: ((paymentId: string | undefined) => void) | undefined;
  /** Rendered below a paid policy, with the looks of the page. */
  readonly afterPaid: ((event: PaidEvent) => ReactNode) | undefined;
  readonly children: (showResult: (paymentId: string | undefined) => void) => ReactNode;
}

/** The result of a payment until the buyer closes it, else the parts of the shop, which then start over. */
export function ResultOrParts({
  payments,
  paymentOrigins,
  onPaid,
  onShown,
  afterPaid,
  children,
}: ResultOrPartsProps) {
  const [shown, setShown] = useState<Shown | undefined>(() => {
    const paymentId = ownPaymentInAddress(payments);
    return paymentId === undefined ? undefined : { paymentId };
  });
  const [paid, setPaid] = useState<PaidEvent>();
  const [turn, setTurn] = useState(0);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (turn > 0) place.current?.focus();
  }, [turn]);

  const tellShown = useLatest(onShown);
  const returnedWith = useRef(shown?.paymentId);
  useEffect(() => {
    if (returnedWith.current !== undefined) tellShown.current?.(returnedWith.current);
    returnedWith.current = undefined;
  }, []);
  const show = useCallback(
    (next: Shown | undefined) => {
      if (next?.paymentId !== undefined) payments.add(next.paymentId);
      showInAddress(next?.paymentId, payments);
      tellShown.current?.(next?.paymentId);
      setShown(next);
      setPaid(undefined);
      setTurn((before) => before + 1);
    },
    [payments],
  );
  const showResult = useCallback((paymentId: string | undefined) => show({ paymentId }), [show]);

  return (
    <div ref={place} tabIndex={-1} style={NO_OUTLINE}>
      {shown ? (
        <>
          <PartRoot>
            <PartHeadings first={1}>
              <LazyBoundary fallback={<Spinner />}>
                <ShopResult
                  paymentOrigins={paymentOrigins}
                  paymentId={shown.paymentId}
                  onPaid={onPaid}
                  onAlreadyPaid={setPaid}
                  onClose={() => show(undefined)}
                />
              </LazyBoundary>
            </PartHeadings>
          </PartRoot>
          {paid ? afterPaid?.(paid) : null}
        </>
      ) : (
        <Fragment key={turn}>{children(showResult)}</Fragment>
      )}
    </div>
  );
}
