import { useTexts } from "@sughurta/i18n";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { Container, LoadErrorBoundary, Ridges, ServerMarkup, useMinWidth } from "@sughurta/ui-kit";
import { type ReactNode, useId } from "react";
import { contentTexts } from "../texts/content-texts.ts";

export interface HomeHeroProps {
  /** Today in Asia/Dushanbe, ISO, from the server. */
  readonly today: string;
  /** The quote of a trip. */
  readonly trip: ReactNode;
  /** The question about a car; without it only trips are offered here. */
  readonly car?: ReactNode;
}

/**
 * The first screen: a quote on the mountains. The kinds of quote are switched by CSS, so that the switch works before
 * and without scripts.
 */
export function HomeHero({ today, trip, car }: HomeHeroProps) {
  const { t } = useTexts(contentTexts.home);
  const id = useId();
  const kinds = car === undefined ? [] : (["trip", "car"] as const);
  return (
    <div className="sg-home__hero">
      <Ridges />
      <Container className="sg-home__first">
        <div className="sg-home__quote">
          {kinds.map((kind) => (
            <input
              key={kind}
              className={`sg-home__kind sg-home__kind--${kind}`}
              type="radio"
              id={`${id}${kind}`}
              name={id}
              defaultChecked={kind === "trip"}
            />
          ))}
          <h1 className="sg-home__title">
            <span className="sg-home__trip">{t("home.heading")}</span>
            {car === undefined ? null : (
              <span className="sg-home__car">{t("home.headingCar")}</span>
            )}
          </h1>
          <p className="sg-home__promise">{t("home.promise")}</p>
          {car === undefined ? null : (
            <div className="sg-home__switch">
              {kinds.map((kind) => (
                <label key={kind} htmlFor={`${id}${kind}`}>
                  {t(`home.${kind}`)}
                </label>
              ))}
            </div>
          )}
          <div className="sg-home__trip">{trip}</div>
          {car === undefined ? null : <div className="sg-home__car">{car}</div>}
        </div>
        <SpecimenPlace today={today} />
      </Container>
    </div>
  );
}

const HomeSheet = lazyComponent(
  lazyModule(() => import("./home-sheet.tsx")),
  (module) => module.HomeSheet,
);

/** Minimum width for the specimen beside the quote, in rem. */
const WIDE_REM = 64;

/** The specimen as the server rendered it: its code is fetched only where a browser renders this page itself. */
function SpecimenPlace({ today }: Pick<HomeHeroProps, "today">) {
  const isWide = useMinWidth(WIDE_REM);
  const isServer = typeof document === "undefined";
  return (
    <ServerMarkup contentKey="home-sheet" className="sg-home__sheet" aria-hidden>
      {isServer || isWide ? (
        <LoadErrorBoundary fallback={null} failed={null}>
          <HomeSheet today={today} />
        </LoadErrorBoundary>
      ) : null}
    </ServerMarkup>
  );
}
