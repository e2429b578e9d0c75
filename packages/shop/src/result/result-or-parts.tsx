import { LazyBoundary } from "@sughurta/forms";
import { Spinner } from "@sughurta/ui-kit";
import { Fragment, lazy, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { PaidEvent } from "../events/shop-event.ts";
import { paymentInAddress, showInAddress } from "./payment-address.ts";

const ShopResult = lazy(async () => ({ default: (await import("./shop-result.tsx")).ShopResult }));

type Shown = { readonly paymentId: string | undefined };

/** The result of a payment while there is one to show, else the parts of the shop, which then start over. */
export function ResultOrParts({
  onPaid,
  onShown,
  afterPaid,
  children,
}: {
  readonly onPaid: (event: PaidEvent) => void;
  /** Told which payment is shown from now on, and when none is any more. */
  readonly onShown: ((paymentId: string | undefined) => void) | undefined;
  /** Rendered below a paid policy. */
  readonly afterPaid: ((event: PaidEvent) => ReactNode) | undefined;
  readonly children: (showResult: (paymentId: string | undefined) => void) => ReactNode;
}) {
  const [shown, setShown] = useState<Shown | undefined>(() => {
    const paymentId = paymentInAddress();
    return paymentId === undefined ? undefined : { paymentId };
  });
  const [turn, setTurn] = useState(0);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (turn > 0) place.current?.focus();
  }, [turn]);

  const tellShown = useRef(onShown);
  useEffect(() => {
    tellShown.current = onShown;
  });
  const show = useCallback((next: Shown | undefined) => {
    showInAddress(next?.paymentId);
    tellShown.current?.(next?.paymentId);
    setShown(next);
    setTurn((before) => before + 1);
  }, []);
  const showResult = useCallback((paymentId: string | undefined) => show({ paymentId }), [show]);

  return (
    <div ref={place} tabIndex={-1}>
      {shown ? (
        <LazyBoundary fallback={<Spinner />}>
          <ShopResult
            paymentId={shown.paymentId}
            onPaid={onPaid}
            afterPaid={afterPaid}
            onLeave={() => show(undefined)}
          />
        </LazyBoundary>
      ) : (
        <Fragment key={turn}>{children(showResult)}</Fragment>
      )}
    </div>
  );
}
