import { ApiClientProvider } from "@sughurta/api-client/react";
import { isPartnerReference, type Language } from "@sughurta/domain";
import { InsurerProvider } from "@sughurta/forms";
import { I18nProvider } from "@sughurta/i18n";
import { SavedContactsProvider } from "@sughurta/order/fill-from-profile";
import { Spinner, type StyleRootProps, useLatest } from "@sughurta/ui-kit";
import { type ReactNode, Suspense, useCallback, useEffect, useMemo } from "react";
import type { PaidEvent, ShopEvent } from "./events/shop-event.ts";
import { ResultOrParts } from "./result/result-or-parts.tsx";
import { PartRoot, type ShopLook, ShopLookContext, StyledRoot } from "./root/part-root.tsx";
import { offersOf, type ShopPeople, toSavedContacts } from "./session/shop-people.ts";
import type { ShopConnection } from "./session/shop-session.ts";
import { ShopFailure } from "./settings/shop-failure.tsx";
import { useOpenShop } from "./settings/use-open-shop.ts";
import { ShopContext } from "./shop-context.ts";
import type { ShopTextOverrides } from "./texts/shop-text-overrides.ts";

/** Properties of {@link InsurerShop}: how it reaches the insurer, its language and look, and your callbacks. */
export interface InsurerShopProps extends ShopConnection {
  /** What you call the sale in your own books, at most 64 characters; only with a partner, and only a label. */
  readonly partnerReference?: string | undefined;
  /** Language of everything inside; Russian by default. */
  readonly language?: Language | undefined;
  /** Texts of yours in place of ours, in the shop's language, such as `{ "travel-flow/quick-quote": { "quote.title": "…" } }`. */
  readonly texts?: ShopTextOverrides | undefined;
  /** Whom your page knows: every order offers to fill them in, and nothing of them goes anywhere before the buyer accepts that. */
  readonly people?: ShopPeople | undefined;
  /** The insurer's terms of sale; every order links to it. */
  readonly rulesHref: string;
  /** The insurer's privacy policy; every order links to it. */
  readonly privacyHref: string;
  /** Custom properties of the look, such as `{ "--sg-brand-600": "#0a5" }`. */
  readonly brand?: Readonly<Record<`--${string}`, string>> | undefined;
  /** `system` for what the visitor's device prefers; what the page around says by default, else light. */
  readonly colorScheme?: StyleRootProps["theme"];
  /** Size that everything inside is measured by, such as `18px`; what the visitor has set, 16 px as a rule, whatever your `html` says. */
  readonly baseSize?: ShopLook["baseSize"];
  /** Level of the first heading of each part; 1 of an order, 2 of a quick quote, 3 of a box in a list by default. */
  readonly headingLevel?: ShopLook["headingLevel"];
  /** Called with every event, for the page's own analytics; no event says who the buyer is. */
  readonly onEvent?: ((event: ShopEvent) => void) | undefined;
  /** Called once for each payment that the insurer has confirmed. */
  readonly onPaid?: ((event: PaidEvent) => void) | undefined;
  /** Rendered below a paid policy; nothing by default, as accounts are opened on the insurer's own site. */
  readonly afterPaid?: ((event: PaidEvent) => ReactNode) | undefined;
  /** Called with the payment whose result replaces the parts; with `undefined` when they are back. */
  readonly onResultShown?: ((paymentId: string | undefined) => void) | undefined;
  /** Opens the page of the bank; `location.assign` by default. */
  readonly leaveTo?: ((address: string) => void) | undefined;
  /** Parts of the shop, such as `<TravelQuickQuote />`, with anything of the page around them. */
  readonly children: ReactNode;
}

/**
 * Everything that selling needs around it: the insurer's client, the visitor's session, today, language,
 * and the result after the bank. Our styles begin at the parts: what else stands in it keeps the look of the page.
 */
export function InsurerShop({
  insurer,
  partnerKey,
  returnPage,
  storageKey,
  partnerReference,
  language = "ru",
  texts,
  people,
  rulesHref,
  privacyHref,
  brand,
  colorScheme,
  baseSize,
  headingLevel,
  onEvent,
  onPaid,
  afterPaid,
  onResultShown,
  leaveTo,
  children,
}: InsurerShopProps) {
  const origin = insurer.replace(/\/$/, "");
  const open = useOpenShop({ insurer: origin, partnerKey, returnPage, storageKey }, language);
  const report = useShopListener(onEvent, onPaid);
  const problem = open.kind === "failed" ? open.problem : undefined;
  useEffect(() => {
    if (problem !== undefined) report({ type: "problem", code: problem });
  }, [problem, report]);
  const isReferenceWrong = partnerReference !== undefined && !isPartnerReference(partnerReference);
  useEffect(() => {
    if (isReferenceWrong) {
      console.error(
        "@sughurta/shop: partnerReference is left out: 1 to 64 characters, no line breaks.",
      );
    }
  }, [isReferenceWrong]);
  const hasLegalPages = Boolean(rulesHref && privacyHref);
  useEffect(() => {
    if (!hasLegalPages) {
      console.error(
        "@sughurta/shop: rulesHref and privacyHref are missing, the insurer's pages that every buyer agrees to.",
      );
    }
  }, [hasLegalPages]);

  return (
    <ShopLookContext.Provider
      value={useMemo(
        () => ({ theme: colorScheme, style: brand, baseSize, headingLevel }),
        [colorScheme, brand, baseSize, headingLevel],
      )}
    >
      <I18nProvider language={language} texts={texts}>
        {open.kind === "opening" ? (
          <Waiting />
        ) : (
          <Suspense fallback={<Waiting />}>
            {open.kind === "failed" ? (
              <PartRoot>
                <ShopFailure isUnreachable={open.problem === "network"} onRetry={open.retry} />
              </PartRoot>
            ) : (
              <OpenShop
                {...{
                  open,
                  people,
                  origin,
                  partnerReference: isReferenceWrong ? undefined : partnerReference,
                  rulesHref,
                  privacyHref,
                  afterPaid,
                  onResultShown,
                  leaveTo,
                  report,
                }}
              >
                {children}
              </OpenShop>
            )}
          </Suspense>
        )}
      </I18nProvider>
    </ShopLookContext.Provider>
  );
}

/** Without a boundary: a server renders it, and React 18 gives up hydrating a boundary that is updated meanwhile. */
function Waiting() {
  return (
    <StyledRoot>
      <Spinner />
    </StyledRoot>
  );
}

function OpenShop({
  open,
  people,
  origin,
  partnerReference,
  rulesHref,
  privacyHref,
  afterPaid,
  onResultShown,
  leaveTo,
  report,
  children,
}: Pick<
  InsurerShopProps,
  | "people"
  | "partnerReference"
  | "rulesHref"
  | "privacyHref"
  | "afterPaid"
  | "onResultShown"
  | "leaveTo"
  | "children"
> & {
  readonly open: Extract<ReturnType<typeof useOpenShop>, { kind: "open" }>;
  readonly origin: string;
  readonly report: (event: ShopEvent) => void;
}) {
  const { client, read, session, settings } = open;
  const { supportPhone, assistancePhone } = settings;
  return (
    <ApiClientProvider client={client}>
      <InsurerProvider
        insurer={useMemo(
          () => ({ supportPhone, assistancePhone, rulesHref, privacyHref }),
          [supportPhone, assistancePhone, rulesHref, privacyHref],
        )}
      >
        <ResultOrParts
          payments={session.payments}
          paymentOrigins={settings.paymentOrigins}
          onPaid={report}
          onShown={onResultShown}
          afterPaid={afterPaid}
        >
          {(showResult) => (
            <ShopContext.Provider
              value={{
                insurer: origin,
                client,
                read,
                settings,
                attribution: session.attribution,
                partnerReference,
                report,
                leaveTo,
                showResult,
              }}
            >
              <KnownPeople people={people}>{children}</KnownPeople>
            </ShopContext.Provider>
          )}
        </ResultOrParts>
      </InsurerProvider>
    </ApiClientProvider>
  );
}

/** Gives the orders the people of the page. */
function KnownPeople({ people, children }: Pick<InsurerShopProps, "people" | "children">) {
  const { load, offers } = useMemo(
    () => ({
      load: people && (async () => toSavedContacts(people)),
      offers: people && offersOf(people),
    }),
    [people],
  );
  return (
    <SavedContactsProvider load={load} offers={offers}>
      {children}
    </SavedContactsProvider>
  );
}

/** The page's listeners as one function that stays the same. */
function useShopListener(
  onEvent: InsurerShopProps["onEvent"],
  onPaid: InsurerShopProps["onPaid"],
): (event: ShopEvent) => void {
  const listeners = useLatest({ onEvent, onPaid });
  return useCallback((event: ShopEvent) => {
    listeners.current.onEvent?.(event);
    if (event.type === "paid") listeners.current.onPaid?.(event);
  }, []);
}
