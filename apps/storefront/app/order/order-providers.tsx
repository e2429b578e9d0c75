import { useApiClient } from "@sughurta/api-client/react";
import { type RenderSavedOrder, SavedOrderProvider } from "@sughurta/checkout";
import { CallbackDialog } from "@sughurta/content";
import { LazyBoundary, LazyDialogBoundary } from "@sughurta/forms";
import { useLanguage } from "@sughurta/i18n";
import { lazyComponent, lazyModule, useFirstInteraction } from "@sughurta/lazy-module";
import {
  CallbackProvider,
  type OrderEvent,
  OrderEventsProvider,
  OrderSourceProvider,
  type RenderCallback,
} from "@sughurta/order";
import { SavedContactsProvider } from "@sughurta/order/fill-from-profile";
import { useSession, useSessionStore } from "@sughurta/session";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { staffSaleMemory } from "../staff-sale/staff-sale-memory.ts";

/** Fills an order with the people of the signed-in person's account; offers none for guests. */
export function SavedContacts({ children }: { children: ReactNode }) {
  const client = useApiClient({ prepare: false });
  const isUser = useSession(({ visitor }) => visitor === "user");
  const load = useMemo(
    () =>
      isUser
        ? async () => (await import("../account/load-saved-contacts.ts")).loadSavedContacts(client)
        : undefined,
    [client, isUser],
  );
  return <SavedContactsProvider load={load}>{children}</SavedContactsProvider>;
}

const render: RenderCallback = ({ about, draft, phone }, onClose) => (
  <CallbackDialog open note={about} draft={draft} initialPhone={phone} onClose={onClose} />
);

/** Adds finishing by phone to every order of this site. */
function OrderCallback({ children }: { children: ReactNode }) {
  return <CallbackProvider render={render}>{children}</CallbackProvider>;
}

/** Counts the steps of the order. What counts them is loaded with the first interaction, as the first view is full. */
function CountedSteps({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const store = useSessionStore();
  const [early] = useState(() => ({ events: [] as OrderEvent[], isOver: false }));
  const count = useCallback(
    (events: readonly OrderEvent[]) => {
      import("../visits/count-steps.ts").then(
        ({ countOrderEvent }) => {
          for (const event of events) {
            countOrderEvent(pathname, event, () => store.getState().attribution);
          }
        },
        // Without a connection nothing is counted.
        () => undefined,
      );
    },
    [pathname, store],
  );
  useFirstInteraction(
    useCallback(() => {
      early.isOver = true;
      count(early.events);
    }, [early, count]),
  );
  return (
    <OrderEventsProvider
      onEvent={(event) => {
        if (early.isOver) count([event]);
        else early.events.push(event);
      }}
    >
      {children}
    </OrderEventsProvider>
  );
}

/** Stores with each order by which visits its buyer came. */
function VisitsOfBuyer({ children }: { children: ReactNode }) {
  const { first, last } = useSession((session) => session.attribution);
  const source = useMemo(() => (first && last ? { visits: { first, last } } : {}), [first, last]);
  return <OrderSourceProvider source={source}>{children}</OrderSourceProvider>;
}

const saleParts = lazyModule(() => import("../staff-sale/staff-sale-parts.tsx"));
const SaleNote = lazyComponent(saleParts, (module) => module.SaleNote);
const SendSaleLink = lazyComponent(saleParts, (module) => module.SendSaleLink);

const renderSavedSale: RenderSavedOrder = (order, onClose) => (
  <LazyDialogBoundary fallback={null} open onClose={onClose}>
    <SendSaleLink order={order} onClose={onClose} />
  </LazyDialogBoundary>
);

/** While staff fill in an order for a buyer, it ends with a link for them in place of the payment. */
function StaffSale({ children }: { children: ReactNode }) {
  const [isSale, setSale] = useState(false);
  useEffect(() => setSale(staffSaleMemory.read() !== undefined), []);
  return (
    <SavedOrderProvider render={isSale ? renderSavedSale : undefined}>
      {isSale ? (
        <LazyBoundary fallback={null}>
          <SaleNote />
        </LazyBoundary>
      ) : null}
      {children}
    </SavedOrderProvider>
  );
}

/** This site's additions to every order: people of the buyer's account, finishing by phone, and counted steps. */
export function OrderProviders({ children }: { children: ReactNode }) {
  return (
    <SavedContacts>
      <OrderCallback>
        <CountedSteps>
          <VisitsOfBuyer>
            <StaffSale>{children}</StaffSale>
          </VisitsOfBuyer>
        </CountedSteps>
      </OrderCallback>
    </SavedContacts>
  );
}

/**
 * Address of this order for another device or another person, with language and partner, which are stored in this
 * browser only.
 */
export function useTransferHref(): string {
  const { pathname } = useLocation();
  const language = useLanguage();
  const { partner } = useSession((session) => session.attribution);
  return `${pathname}?${new URLSearchParams({ lang: language, ...(partner ? { partner } : {}) })}`;
}
