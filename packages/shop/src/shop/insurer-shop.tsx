import { ApiClientProvider, useServiceWait } from "@sughurta/api-client/react";
import type { Prefill } from "@sughurta/contracts/partner";
import { DEFAULT_LANGUAGE, isPartnerReference, type Language } from "@sughurta/domain";
import { BusyNotice, InsurerProvider } from "@sughurta/forms";
import { I18nProvider } from "@sughurta/i18n";
import { SavedContactsProvider } from "@sughurta/order/fill-from-profile";
import { Spinner, type StyleRootProps, useLatest } from "@sughurta/ui-kit";
import { type ReactNode, Suspense, useCallback, useEffect, useMemo } from "react";
import type { PaidEvent, ShopEvent } from "../events/shop-event.ts";
import { OrderOnPage } from "../parts/order-on-page.tsx";
import { type ResultMode, ResultOrParts } from "../result/result-or-parts.tsx";
import {
  PartRoot,
  type ShopLook,
  ShopLookContext,
  StyledRoot,
  TestModeContext,
} from "../root/part-root.tsx";
import { getOffers, type ShopPeople, toSavedContacts, usePrefill } from "../session/shop-people.ts";
import type { ShopConnection } from "../session/shop-session.ts";
import type { ShopStart } from "../settings/load-settings.ts";
import { ShopContext } from "../settings/shop-context.ts";
import { ShopFailure } from "../settings/shop-failure.tsx";
import { useOpenShop } from "../settings/use-open-shop.ts";
import { type ResolvedLocale, resolveLocale, type ShopLanguages } from "../texts/shop-language.ts";
import type { ShopTextOverrides } from "../texts/shop-text-overrides.ts";

const RUSSIAN: ResolvedLocale = { language: "ru", locale: "ru", dir: "ltr", texts: undefined };

/** Properties of {@link InsurerShop}: connection to the insurer, language and look, and your callbacks. */
export interface InsurerShopProps extends ShopConnection {
  /** Your own reference of the sale, at most 64 characters; only with a partner, and only a label. */
  readonly partnerReference?: string | undefined;
  /** Language of everything inside, one of ours or of `languages`; Russian by default. */
  readonly language?: Language | (string & {}) | undefined;
  /** Languages beside ours, by their tag, such as `{ uz: { texts: { … } } }`. */
  readonly languages?: ShopLanguages | undefined;
  /** Texts of yours in place of ours, in the shop's language, such as `{ "travel-flow/quick-quote": { "quote.title": "…" } }`. */
  readonly texts?: ShopTextOverrides | undefined;
  /**
   * People known to your page: every order offers to fill them in, and nothing of them is sent before the buyer accepts
   * that.
   */
  readonly people?: ShopPeople | undefined;
  /** Token of the prefill stored by your server: redeemed once, kept in memory only, and offered like `people`. */
  readonly prefill?: string | undefined;
  /** The insurer's terms of sale; every order links to it. */
  readonly rulesHref: string;
  /** The insurer's privacy policy; every order links to it. */
  readonly privacyHref: string;
  /** Colour of your brand, such as `#0a7d4f`, from which all shades are derived; or custom properties of the look. */
  readonly brand?: string | Readonly<Record<`--${string}`, string>> | undefined;
  /** `system` for the device's setting; the host page's theme by default, else light. */
  readonly colorScheme?: StyleRootProps["theme"];
  /**
   * Base size of everything inside, such as `18px`; the visitor's setting by default, usually 16 px, whatever your
   * `html` has.
   */
  readonly baseSize?: ShopLook["baseSize"];
  /** Level of the first heading of each part; 1 of an order, 2 of a quick quote, 3 of a box in a list by default. */
  readonly headingLevel?: ShopLook["headingLevel"];
  /** Called with every event, for the page's own analytics; events contain no personal data of the buyer. */
  readonly onEvent?: ((event: ShopEvent) => void) | undefined;
  /** Called once for each payment that the insurer has confirmed. */
  readonly onPaid?: ((event: PaidEvent) => void) | undefined;
  /**
   * `stay` until the buyer closes it, by default; `countdown` to close automatically after some seconds; or your own
   * view of a paid policy.
   */
  readonly result?: ResultMode | undefined;
  /** Rendered below a paid policy; nothing by default, as accounts are opened on the insurer's own site. */
  readonly afterPaid?: ((event: PaidEvent) => ReactNode) | undefined;
  /** Called with the payment whose result replaces the parts; with `undefined` when they are shown again. */
  readonly onResultShown?: ((paymentId: string | undefined) => void) | undefined;
  /** Opens the page of the bank; `location.assign` by default. */
  readonly leaveTo?: ((address: string) => void) | undefined;
  /**
   * Data preloaded by a server with `prepareShop`: fields and prices are then in its page. The same object between
   * renders.
   */
  readonly start?: ShopStart | undefined;
  /** Shown in place of the parts until the shop is open; a spinner by default. */
  readonly fallback?: ReactNode;
  /** Parts of the shop, such as `<TravelQuickQuote />`, with anything of the page around them. */
  readonly children: ReactNode;
}

/**
 * Everything required for selling: the insurer's client, the visitor's session, the date, the language, and the result
 * after the bank. Our styles apply to the parts only: other content retains the look of the page.
 */
export function InsurerShop({
  insurer,
  partnerKey,
  returnPage,
  storageKey,
  partnerReference,
  language: tag = DEFAULT_LANGUAGE,
  languages,
  texts,
  people,
  prefill,
  rulesHref,
  privacyHref,
  brand,
  colorScheme,
  baseSize,
  headingLevel,
  onEvent,
  onPaid,
  result = "stay",
  afterPaid,
  onResultShown,
  leaveTo,
  fetch,
  start,
  fallback = <Waiting />,
  children,
}: InsurerShopProps) {
  const known = useMemo(() => resolveLocale(tag, languages, texts), [tag, languages, texts]);
  const { language, locale, dir, texts: ownTexts } = known ?? RUSSIAN;
  useEffect(() => {
    if (!known) console.error(`@sughurta/shop: "${tag}" is no language of ours, nor of languages.`);
  }, [known, tag]);
  const origin = insurer.replace(/\/$/, "");
  const open = useOpenShop(
    { insurer: origin, partnerKey, returnPage, storageKey, fetch },
    language,
    start,
  );
  const taken = usePrefill(open.kind === "open" ? open.client : undefined, prefill);
  // Server-rendered content stays visible in the meantime.
  const isWaiting = taken.kind === "waiting" && !start;
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
        () => ({
          theme: colorScheme,
          style: getLook(brand),
          brand: getLook(brand)?.["--sg-brand-600"],
          baseSize,
          headingLevel,
          lang: locale,
          dir,
        }),
        [colorScheme, brand, baseSize, headingLevel, locale, dir],
      )}
    >
      <I18nProvider language={language} locale={locale} texts={ownTexts}>
        {open.kind === "opening" || (open.kind === "open" && isWaiting) ? (
          fallback
        ) : (
          <Suspense fallback={fallback}>
            {open.kind === "failed" ? (
              <PartRoot>
                <ShopFailure isUnreachable={open.problem === "network"} onRetry={open.retry} />
              </PartRoot>
            ) : (
              <OpenShop
                {...{
                  open,
                  people,
                  prefilled: taken.kind === "taken" ? taken.known : undefined,
                  origin,
                  partnerReference: isReferenceWrong ? undefined : partnerReference,
                  rulesHref,
                  privacyHref,
                  result,
                  afterPaid,
                  onResultShown,
                  leaveTo,
                  start,
                  report,
                }}
              >
                {children}
              </OpenShop>
            )}
          </Suspense>
        )}
        <ServiceWait />
      </I18nProvider>
    </ShopLookContext.Provider>
  );
}

function getLook(
  brand: InsurerShopProps["brand"],
): Readonly<Record<`--${string}`, string>> | undefined {
  return typeof brand === "string" ? { "--sg-brand-600": brand } : brand;
}

/** Without a boundary: a server renders it, and React 18 stops hydrating a boundary that is updated in the meantime. */
function Waiting() {
  return (
    <StyledRoot>
      <Spinner />
    </StyledRoot>
  );
}

/** Notice while requests wait for an overloaded service. */
function ServiceWait() {
  const seconds = useServiceWait();
  return seconds === undefined ? null : (
    <StyledRoot>
      <Suspense fallback={null}>
        <BusyNotice seconds={seconds} />
      </Suspense>
    </StyledRoot>
  );
}

function OpenShop({
  open,
  people,
  prefilled,
  origin,
  partnerReference,
  rulesHref,
  privacyHref,
  result,
  afterPaid,
  onResultShown,
  leaveTo,
  start,
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
  | "start"
  | "children"
> & {
  readonly open: Extract<ReturnType<typeof useOpenShop>, { kind: "open" }>;
  readonly prefilled: Prefill | undefined;
  readonly origin: string;
  readonly result: ResultMode;
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
        <TestModeContext.Provider value={settings.isTest ?? false}>
          <ResultOrParts
            payments={session.payments}
            paymentOrigins={settings.paymentOrigins}
            onPaid={report}
            onShown={onResultShown}
            result={result}
            afterPaid={afterPaid}
          >
            {(showResult) => (
              <ShopContext.Provider
                value={{
                  insurer: origin,
                  client,
                  read,
                  settings,
                  start,
                  prefilled,
                  attribution: session.attribution,
                  partnerReference,
                  report,
                  leaveTo,
                  showResult,
                }}
              >
                <KnownPeople people={people ?? prefilled}>
                  <OrderOnPage>{children}</OrderOnPage>
                </KnownPeople>
              </ShopContext.Provider>
            )}
          </ResultOrParts>
        </TestModeContext.Provider>
      </InsurerProvider>
    </ApiClientProvider>
  );
}

/** Provides the orders with the people of the page. */
function KnownPeople({ people, children }: Pick<InsurerShopProps, "people" | "children">) {
  const { load, offers } = useMemo(
    () => ({
      load: people && (async () => toSavedContacts(people)),
      offers: people && getOffers(people),
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
