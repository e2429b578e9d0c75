import { LazyBoundary } from "@sughurta/forms";
import { preloadTexts, useLanguage } from "@sughurta/i18n";
import { type OrderEvent, OrderEventsProvider } from "@sughurta/order";
import { Skeleton } from "@sughurta/ui-kit";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import type { ShopProduct } from "../events/shop-event.ts";
import { PartHeadings, PartRoot } from "../root/part-root.tsx";
import { useShop } from "../settings/shop-context.ts";

/** Texts of a first view; the same list each time. */
type PartTexts = Parameters<typeof preloadTexts>[1];

/** Reports the events of what is inside, with their product. */
export function ProductEvents({
  of: { product, policyType },
  children,
}: {
  readonly of: ShopProduct;
  readonly children: ReactNode;
}) {
  const { report } = useShop();
  const hear = useCallback(
    (event: OrderEvent) => report({ ...event, product, policyType }),
    [report, product, policyType],
  );
  return <OrderEventsProvider onEvent={hear}>{children}</OrderEventsProvider>;
}

/** A part whose code and texts are loaded on demand. */
export function ShopPart({
  texts,
  firstHeading = 1,
  children,
}: {
  readonly texts: PartTexts;
  /** Level of its first heading in a page that is ours. */
  readonly firstHeading?: 1 | 2;
  readonly children: ReactNode;
}) {
  const language = useLanguage();
  useEffect(() => {
    // The rendering component retries failed loads.
    preloadTexts(language, texts).catch(() => undefined);
  }, [language, texts]);
  return (
    <PartRoot>
      <PartHeadings first={firstHeading}>
        <LazyBoundary fallback={<Skeleton shape="card" />}>{children}</LazyBoundary>
      </PartHeadings>
    </PartRoot>
  );
}

/** A screen that replaced another: it is scrolled into view and focused. */
export function Arrival({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <PartRoot>
      <div ref={place} tabIndex={-1}>
        {children}
      </div>
    </PartRoot>
  );
}
