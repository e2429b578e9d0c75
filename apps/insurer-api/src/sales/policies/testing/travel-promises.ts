import { saveTravel } from "@sughurta/contracts/travel";
import { addDays, assistanceCall, type Language, toDiram } from "@sughurta/domain";
import { MULTI_TRIP_DAYS, multiTripEnd, SCHENGEN_LEAST } from "@sughurta/domain/travel";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { getToday } from "#src/platform/platform.ts";
import { amountText } from "#src/platform/texts/amount-text.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { certificateTexts } from "#src/products/travel/document/certificate-texts.ts";
import { buyPolicy } from "#src/testing/bought-policy.ts";
import { ofEveryPolicy, type SoldProduct, said } from "./promised.ts";

const DAYS_UNTIL_TRIP = 10;
const TRIP_DAYS = 11;
const THINGS_SUM = 750;
const FLIGHT_SUM = 75;

interface Trip {
  readonly product: string;
  readonly language: Language;
  readonly isMulti: boolean;
}

const TEXTS = certificateTexts;

function soldTrip({ product, language, isMulti }: Trip): SoldProduct {
  const order = saveTravel.examples.body;
  const money = (sum: number, inLanguage: Language) =>
    moneyText(toDiram(sum), order.currency, inLanguage);
  const days = isMulti ? MULTI_TRIP_DAYS : TRIP_DAYS;
  return {
    product,
    language,
    page: ["packages/travel-flow/src/quick-quote/texts/"],
    order: ["packages/travel-flow/src/texts/"],
    buy(api) {
      const beginDate = addDays(getToday(api.service), DAYS_UNTIL_TRIP);
      const body = {
        ...order,
        multi: isMulti ? 1 : 0,
        beginDate,
        endDate: isMulti ? multiTripEnd(beginDate) : addDays(beginDate, TRIP_DAYS - 1),
        dayCount: days,
        thingsSumAssured: THINGS_SUM,
        flightDelaySign: FLIGHT_SUM,
        sunOption: 1,
        sumPrem: undefined,
      };
      return buyPolicy(api, "travel", saveTravel, { body, language });
    },
    promises: (bought, { service }) => [
      {
        promise: "medical sum for each person",
        terms: (of) => [
          TEXTS[of].medical,
          fill(TEXTS[of].perPerson, { sum: money(order.mainSumAssured, of) }),
        ],
        page: said(
          /до \{\{sum\}\} для одного/,
          /то \{\{sum\}\} барои як нафар/,
          /up to \{\{sum\}\} for one person/,
        ),
        order: said(
          /Предел оплаты лечения для каждого/,
          /Ҳадди ҷуброни табобат барои ҳар нафар/,
          /The most we pay for treatment, per person/,
        ),
      },
      {
        promise: "add-ons with their sums",
        terms: (of) => {
          const { thingsSumAssured, flightDelaySign, sunOption } = TEXTS[of].addOns;
          return [
            `${thingsSumAssured}: ${money(THINGS_SUM, of)}`,
            `${flightDelaySign}: ${money(FLIGHT_SUM, of)}`,
            sunOption,
          ];
        },
        printed: (of) => {
          const { thingsSumAssured, flightDelaySign, sunOption } = TEXTS[of].addOns;
          return [
            thingsSumAssured,
            money(THINGS_SUM, of),
            flightDelaySign,
            money(FLIGHT_SUM, of),
            sunOption,
          ];
        },
        order: said(/Больше чем на 8 часов/, /Зиёда аз 8 соат/, /More than 8 hours/),
      },
      {
        promise: isMulti ? "days of each trip" : "days",
        terms: (of) => [fill(isMulti ? TEXTS[of].manyTrips : TEXTS[of].oneTrip, { days })],
        page: isMulti
          ? said(
              /каждая поездка — до \{\{days\}\}/,
              /ҳар сафар то \{\{days\}\}/,
              /each trip up to \{\{days\}\}/,
            )
          : said(/Одна поездка/, /Як сафар/, /Single trip/),
        order: isMulti
          ? said(
              /Каждая до \{\{days\}\} дней/,
              /Ҳар яке то \{\{days\}\} рӯз/,
              /Each up to \{\{days\}\} days/,
            )
          : said(/До \{\{days\}\} дней подряд/, /То \{\{days\}\} рӯз/, /Up to \{\{days\}\} days/),
      },
      {
        promise: "territory",
        terms: (of) => [
          { ru: "Турция, Германия", tg: "Туркия, Олмон", en: "Türkiye, Germany" }[of],
          TEXTS[of].wholeSchengen,
        ],
        order: said(/Страны/, /Кишварҳо/, /Countries/),
      },
      {
        promise: "activities",
        terms: (of) => [TEXTS[of].calm],
        page: said(/пляж, экскурсии/, /соҳил, саёҳат/, /beach, excursions/),
        order: said(/Пляж, экскурсии/, /Соҳил, саёҳат/, /Beach, excursions/),
      },
      {
        promise: "exclusions",
        terms: (of) => {
          const { planned, alcoholAndDrugs, sport } = TEXTS[of].exclusions;
          return [planned, alcoholAndDrugs, sport];
        },
      },
      {
        promise: "visa",
        printed: (of) => [fill(TEXTS[of].visa, { sum: amountText(SCHENGEN_LEAST.EUR, of) })],
        order: said(/\{\{sum\}\} евро/, /\{\{sum\}\} евро/, /€\{\{sum\}\}/),
        rules: said(/Если в визе отказали/, /раводид надиҳанд/, /visa is refused/),
      },
      {
        promise: "ages",
        order: said(/дня \{\{to\}\}-летия/, /рӯзи \{\{to\}\}-солагӣ/, /\{\{to\}\}th birthday/),
        rules: said(/до дня 80-летия/, /то рӯзи 80-солагӣ/, /80th birthday/),
      },
      {
        promise: "call before treatment",
        terms: (of) => [assistanceCall(of, service.config.assistancePhone)],
        printed: (of) => [TEXTS[of].assistanceHint],
        sms: (of) => [assistanceCall(of, service.config.assistancePhone)],
      },
      ...ofEveryPolicy(bought, service.config.assistancePhone),
    ],
  };
}

/** Trips on sale. */
export const SOLD_TRIPS: readonly SoldProduct[] = [
  soldTrip({ product: "TRAVEL, one trip", language: "tg", isMulti: false }),
  soldTrip({ product: "TRAVEL, many trips", language: "en", isMulti: true }),
];
