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

/** A part whose code and texts are loaded on demand, and whose events contain its product. */
export function ShopPart({
  product,
  name,
  texts,
  firstHeading = 1,
  children,
}: ShopProduct & {
  readonly texts: PartTexts;
  /** Level of its first heading in a page that is ours. */
  readonly firstHeading?: 1 | 2;
  readonly children: ReactNode;
}) {
  const { report } = useShop();
  const language = useLanguage();
  useEffect(() => {
    // The rendering component retries failed loads.
    preloadTexts(language, texts).catch(() => undefined);
  }, [language, texts]);
  const hear = useCallback(
    (event: OrderEvent) => report({ ...event, product, name }),
    [report, product, name],
  );
  return (
    <PartRoot>
      <OrderEventsProvider onEvent={hear}>
        <PartHeadings first={firstHeading}>
          <LazyBoundary fallback={<Skeleton shape="card" />}>{children}</LazyBoundary>
        </PartHeadings>
      </OrderEventsProvider>
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
