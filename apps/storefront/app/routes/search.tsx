import { claimsTexts } from "@sughurta/claims";
import { CallbackDialog, contentTexts } from "@sughurta/content";
import type { StartingPrices } from "@sughurta/contracts/shop";
import { isPolicyNumber, normalizePolicyNumber, telHref } from "@sughurta/domain";
import { formTexts } from "@sughurta/forms";
import { translator, useTexts } from "@sughurta/i18n";
import { Button, ButtonLink, Container, EmptyState } from "@sughurta/ui-kit";
import { useState } from "react";
import { CheckPolicy } from "../policy/check-policy.tsx";
import { loadStartingPrices } from "../prices/page-prices.server.ts";
import type {
  ResultGroup,
  SearchResult,
  SearchResults,
  TextPart,
} from "../search/search-document.ts";
import { searchSite } from "../search/search-site.server.ts";
import { searchTexts } from "../search/search-texts.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { getServices } from "../services-context.server.ts";
import { SearchForm } from "../shell/search-form.tsx";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/search.css?url";
import type { Route } from "./+types/search";

export const handle: RouteHandle = {
  texts: [searchTexts],
  textsOfParts: [contentTexts.popups, claimsTexts, formTexts],
};

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (_, { language }) => {
    const t = translator(language, searchTexts);
    const query = input.loaderData?.query ?? "";
    return { title: query === "" ? t("title") : t("titleOf", { query }), noIndex: true };
  });

const NOTHING = { count: 0, groups: [] };
const NO_PRICES: Partial<StartingPrices> = {};

/** Search terms are arbitrary: the page is rendered on each request and never cached. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const services = getServices(context);
  const { supportPhone } = services.config;
  const query = (new URL(request.url).searchParams.get("q") ?? "").trim();
  const nothing = { query, response: NOTHING, supportPhone, prices: NO_PRICES };
  if (query === "") return nothing;
  services.keepOutOfCaches();
  const policyNumber = normalizePolicyNumber(query);
  if (isPolicyNumber(policyNumber)) return { ...nothing, policyNumber };
  const [response, prices] = await Promise.all([
    searchSite(services, query),
    loadStartingPrices(services),
  ]);
  return { query, response, supportPhone, prices };
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchScreen {...loaderData} />;
}

export interface SearchScreenProps {
  /** The search query, `""` before the first search. */
  query: string;
  response: SearchResults;
  /** The lowest prices of the calculated products. */
  prices: Partial<StartingPrices>;
  /** The number, where the query is a policy number. */
  policyNumber?: string | undefined;
  supportPhone: string;
}

/** Results by kind, and suggestions where there are none. */
function SearchScreen({ query, response, prices, policyNumber, supportPhone }: SearchScreenProps) {
  const { t } = useTexts(searchTexts);
  const { count, groups } = response;
  return (
    <Container className="sf-found">
      <h1>{t("title")}</h1>
      <SearchForm key={query} query={query} />
      <p className="sf-found__count" role="status">
        {query === "" ? t("begin") : count > 0 ? t("found", { count }) : null}
      </p>
      {policyNumber === undefined ? null : <PolicyNumberFound policyNumber={policyNumber} />}
      {query !== "" && count === 0 && policyNumber === undefined ? (
        <NothingFound supportPhone={supportPhone} />
      ) : null}
      {groups.map((group) => (
        <Group key={group.group} {...group} prices={prices} />
      ))}
    </Container>
  );
}

/** Opens the policy check with the number, which is not put into the address. */
function PolicyNumberFound({ policyNumber }: { policyNumber: string }) {
  const { t, rich } = useTexts(searchTexts);
  const [isChecking, setChecking] = useState(false);
  return (
    <>
      <EmptyState
        title={t("policyTitle")}
        actions={<Button onClick={() => setChecking(true)}>{t("policyCheck")}</Button>}
      >
        {rich("policyText", { number: policyNumber })}
      </EmptyState>
      <CheckPolicy
        open={isChecking}
        policyNumber={policyNumber}
        onClose={() => setChecking(false)}
      />
    </>
  );
}

function NothingFound({ supportPhone: phone }: Pick<SearchScreenProps, "supportPhone">) {
  const { t } = useTexts(searchTexts);
  const [isCalling, setCalling] = useState(false);
  return (
    <>
      <EmptyState
        title={t("noneTitle")}
        actions={
          <>
            <ButtonLink href={telHref(phone)}>{t("call", { phone })}</ButtonLink>
            <Button variant="secondary" onClick={() => setCalling(true)}>
              {t("callback")}
            </Button>
          </>
        }
      >
        {t("none", { phone })}
      </EmptyState>
      {isCalling ? <CallbackDialog open onClose={() => setCalling(false)} /> : null}
    </>
  );
}

function Group({ group, results, prices }: ResultGroup & Pick<SearchScreenProps, "prices">) {
  const { t } = useTexts(searchTexts);
  const id = `found-${group}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t(`groups.${group}`)}</h2>
      <ul className="sf-found__list">
        {results.map((result, place) => (
          <li key={`${result.href} ${place}`}>
            <Result {...result} prices={prices} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Result({
  href,
  title,
  excerpt,
  price,
  calculated,
  prices,
}: SearchResult & Pick<SearchScreenProps, "prices">) {
  const { rich, format } = useTexts(searchTexts);
  const from = calculated && prices[calculated];
  return (
    <a className="sf-found__result" href={href}>
      <span className="sf-found__title">
        <Marked parts={title} />
      </span>
      <span className="sf-found__text">
        <Marked parts={excerpt} />
      </span>
      {price === undefined ? null : (
        <strong className="sf-found__price" translate="no">
          {format.money(price)}
        </strong>
      )}
      {from === undefined ? null : (
        <strong className="sf-found__price">
          {rich("priceFrom", { price: format.money(from) })}
        </strong>
      )}
    </a>
  );
}

function Marked({ parts }: { parts: readonly TextPart[] }) {
  // Pieces of one text are identified by their index only.
  return parts.map(({ text, isHit }, place) =>
    isHit ? <mark key={`${place} ${text}`}>{text}</mark> : text,
  );
}
