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

/** Takes the focus of removed content; it contains no controls. */
const NO_OUTLINE = { outline: "none" };

/**
 * The result of a payment stays until the buyer closes it, is closed automatically some seconds later, or is the page's
 * own: rendered from a confirmed payment, with the look of the page; `close` shows the parts again.
 */
export type ResultMode = "stay" | "countdown" | ((paid: PaidEvent, close: () => void) => ReactNode);

type Shown = { readonly paymentId: string | undefined };

export interface ResultOrPartsProps {
  /** The payments of this shop; no other is shown. */
  readonly payments: OwnPayments;
  /** Origins of payment pages. */
  readonly paymentOrigins: readonly string[];
  readonly onPaid: (event: PaidEvent) => void;
  /** Called with the payment that is shown from now on, and with none afterwards. */
  readonly onShown: ((paymentId: string | undefined) => void) | undefined;
  /** Rendered below a paid policy, with the look of the page. */
  readonly afterPaid: ((event: PaidEvent) => ReactNode) | undefined;
  /** How the result ends, or its replacement once the payment is confirmed. */
  readonly result: ResultMode;
  readonly children: (showResult: (paymentId: string | undefined) => void) => ReactNode;
}

function shownAtFirst(payments: OwnPayments): Shown | undefined {
  const paymentId = ownPaymentInAddress(payments);
  return paymentId === undefined ? undefined : { paymentId };
}

/** The result of a payment until the buyer closes it, else the parts of the shop, which then start over. */
export function ResultOrParts({
  payments,
  paymentOrigins,
  onPaid,
  onShown,
  afterPaid,
  result,
  children,
}: ResultOrPartsProps) {
  const [shown, setShown] = useState<Shown | undefined>(() => shownAtFirst(payments));
  const [paid, setPaid] = useState<PaidEvent>();
  const [turn, setTurn] = useState(0);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (turn > 0) place.current?.focus();
  }, [turn]);

  const tellShown = useLatest(onShown);
  // The payments of a visitor are known later than the parts where those were server-rendered.
  const lookedIn = useRef<OwnPayments>(undefined);
  useEffect(() => {
    if (lookedIn.current === payments) return;
    lookedIn.current = payments;
    const paymentId = ownPaymentInAddress(payments);
    if (paymentId === undefined) return;
    setShown((before) => before ?? { paymentId });
    tellShown.current?.(paymentId);
  }, [payments]);
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

  const close = useCallback(() => show(undefined), [show]);

  if (shown && paid && typeof result === "function") {
    return (
      <div ref={place} tabIndex={-1} style={NO_OUTLINE}>
        {result(paid, close)}
      </div>
    );
  }
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
                  closesItself={result === "countdown"}
                  onClose={close}
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
