import { isIsoDate } from "@sughurta/domain";
import {
  type AgeGroup,
  beginDateBounds,
  DEFAULT_MEDICAL_COVER,
  endDateBounds,
  MAX_INSURED_PERSONS,
  MIN_INSURED_PERSONS,
  movedEndDate,
  tripDays,
  usualAgeGroup,
} from "@sughurta/domain/travel";
import { useTexts } from "@sughurta/i18n";
import { lazyComponent, lazyModule, useFirstInteraction } from "@sughurta/lazy-module";
import { Button, Icon, IconButton, LoadErrorBoundary, Price } from "@sughurta/ui-kit";
import { type FormEvent, useState, useSyncExternalStore } from "react";
import type { TravelTrip } from "../model/order-values.ts";
import {
  PLAIN_TRIP_PARAMS,
  type PlainTrip,
  peopleWithin,
  QUOTED_COUNTRIES,
  toTravelTrip,
} from "./plain-trip.ts";
import { tripQuoteTexts } from "./trip-quote-texts.ts";

const livePrice = lazyModule(() => import("./live-trip-price.tsx"));
const LiveTripPrice = lazyComponent(livePrice, (module) => module.LiveTripPrice);

const neverChanges = () => () => {};

/** Properties of {@link TripQuote}. */
export interface TripQuoteProps {
  /** Today in Asia/Dushanbe, ISO, from the server. */
  readonly today: string;
  /** The trip asked about first. */
  readonly initial: PlainTrip;
  /** Its price, which came with the page, TJS; without one it is requested by the browser. */
  readonly price?: number | undefined;
  /** Age group of that price; that of the specification without one. */
  readonly ages?: AgeGroup | undefined;
  /** Page with all countries, which shows the price for the answers where there are no scripts. */
  readonly href: string;
  /** Passes the answers to the order. */
  readonly onOrder: (trip: TravelTrip) => void;
  /** Promo code of the address; included in the price. */
  readonly coupon?: string | undefined;
  /** Code of the referring partner. */
  readonly partner?: string | undefined;
}

/**
 * Where, when, how many people: answers without a keyboard, and their price. A plain form, which works before and
 * without scripts; the code of the live price is fetched once a visitor interacts.
 */
export function TripQuote(props: TripQuoteProps) {
  const { today, initial, price, ages = usualAgeGroup(), href, onOrder, coupon, partner } = props;
  const { t, rich, format } = useTexts(tripQuoteTexts);
  const [trip, setTrip] = useState(initial);
  useFirstInteraction(livePrice.preload);
  const { country, beginDate, endDate, people } = trip;
  const begin = beginDateBounds(today);
  const end = endDateBounds(isIsoDate(beginDate) ? beginDate : today, today);
  const dated = isIsoDate(beginDate) && isIsoDate(endDate) && endDate > beginDate;
  const isKnown = trip === initial && price !== undefined && !coupon && !partner;
  // A server has the price of the first trip only; the first render of a browser is the server's.
  const isLive = useSyncExternalStore(
    neverChanges,
    () => !isKnown,
    () => false,
  );
  const change = (changes: Partial<PlainTrip>) => setTrip((before) => ({ ...before, ...changes }));

  function beginOn(day: string) {
    const moves = isIsoDate(day) && isIsoDate(endDate);
    change({ beginDate: day, ...(moves ? { endDate: movedEndDate(day, endDate) } : {}) });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    onOrder(toTravelTrip(trip));
  }

  const shownPrice =
    price === undefined ? (
      <p className="sg-trip-quote__reason">{t("unknown")}</p>
    ) : (
      <Price
        label={t("price")}
        amount={format.money(price)}
        stale={isLive}
        staleText={t("recalculating")}
      />
    );
  return (
    <form className="sg-trip-quote" action={href} onSubmit={submit}>
      <ul className="sg-trip-quote__countries" aria-label={t("popular.label")}>
        {QUOTED_COUNTRIES.map((code) => (
          <li key={code}>
            <label className="sg-trip-quote__country">
              <input
                type="radio"
                name={PLAIN_TRIP_PARAMS.country}
                value={code}
                checked={country === code}
                onChange={() => change({ country: code })}
              />
              <span>{t(`popular.${code}`)}</span>
            </label>
          </li>
        ))}
        <li>
          <a className="sg-trip-quote__country" href={href}>
            <span>
              {t("other")} <Icon name="search" />
            </span>
          </a>
        </li>
      </ul>
      <div className="sg-trip-quote__dates">
        <TripDay
          label={t("begin")}
          name={PLAIN_TRIP_PARAMS.beginDate}
          value={beginDate}
          bounds={begin}
          onDay={beginOn}
        />
        <TripDay
          label={t("end")}
          name={PLAIN_TRIP_PARAMS.endDate}
          value={endDate}
          bounds={end}
          onDay={(day) => change({ endDate: day })}
        />
      </div>
      <div className="sg-trip-quote__people">
        <label className="sg-trip-quote__field">
          <span>{t("people")}</span>
          <input
            type="number"
            inputMode="numeric"
            name={PLAIN_TRIP_PARAMS.people}
            value={people}
            min={MIN_INSURED_PERSONS}
            max={MAX_INSURED_PERSONS}
            required
            onChange={({ currentTarget }) =>
              change({ people: peopleWithin(Number(currentTarget.value)) })
            }
          />
        </label>
        <IconButton
          icon="minus"
          label={t("fewer")}
          aria-disabled={people <= MIN_INSURED_PERSONS ? true : undefined}
          onClick={() => change({ people: peopleWithin(people - 1) })}
        />
        <IconButton
          icon="plus"
          label={t("more")}
          aria-disabled={people >= MAX_INSURED_PERSONS ? true : undefined}
          onClick={() => change({ people: peopleWithin(people + 1) })}
        />
      </div>
      <div className="sg-trip-quote__foot">
        {isLive ? (
          <LoadErrorBoundary
            fallback={shownPrice}
            failed={<p className="sg-trip-quote__reason">{t("unknown")}</p>}
          >
            <LiveTripPrice trip={trip} today={today} coupon={coupon} partner={partner} />
          </LoadErrorBoundary>
        ) : (
          shownPrice
        )}
        <Button type="submit" className="sg-trip-quote__submit">
          {t("submit")}
        </Button>
        <p className="sg-trip-quote__basis">
          {rich("basis", {
            sum: format.money(DEFAULT_MEDICAL_COVER.sum, DEFAULT_MEDICAL_COVER.currency),
            days: t("days", { count: dated ? tripDays(beginDate, endDate) : 0 }),
            age: t("age", { from: ages.fromAge, count: ages.toAge }),
          })}
        </p>
      </div>
    </form>
  );
}

interface TripDayProps {
  readonly label: string;
  readonly name: string;
  /** ISO. */
  readonly value: string;
  readonly bounds: { readonly min: string; readonly max: string };
  readonly onDay: (day: string) => void;
}

/** A day in the format of the site until it is edited; without scripts a browser shows it in its own. */
function TripDay({ label, name, value, bounds: { min, max }, onDay }: TripDayProps) {
  const { format } = useTexts(tripQuoteTexts);
  const hasScripts = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <label
      className="sg-trip-quote__field"
      data-day={hasScripts && isIsoDate(value) ? format.date(value) : undefined}
    >
      <span>{label}</span>
      <input
        type="date"
        name={name}
        value={value}
        min={min}
        max={max}
        required
        onChange={({ currentTarget }) => onDay(currentTarget.value)}
      />
    </label>
  );
}
