import { saveCar, saveLiability } from "@sughurta/contracts/motor";
import {
  addMonths,
  formatDate,
  INSTALMENTS,
  type Language,
  LIABILITY_SUM_TJS,
  NOTIFY_DAYS,
  PRICE_CURRENCY,
  THEFT_SEARCH_DAYS,
  toDiram,
} from "@sughurta/domain";
import {
  defaultMotorPeriod,
  getPayoutCount,
  type MotorProgram,
  productOfProgram,
} from "@sughurta/domain/motor";
import { dateIn } from "@sughurta/server-kit";
import { boxTermsTexts } from "#src/content/terms/box-terms-texts.ts";
import { fill, fillDays } from "#src/platform/failures/failure-texts.ts";
import { getToday } from "#src/platform/platform.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { motorDocumentTexts } from "#src/products/motor/document/motor-document-texts.ts";
import { type BoughtPolicy, buyPolicy } from "#src/testing/bought-policy.ts";
import { boxes } from "#src/testing/demo-content.ts";
import { ofEveryPolicy, type Promised, type SoldProduct, said } from "./promised.ts";

const TEXTS = motorDocumentTexts;
const PAYOUTS = { 1: "one", 2: "two", any: "any" } as const;
const OTHERS_SUM = 50_000;

const money = (sum: number, language: Language) =>
  moneyText(toDiram(sum), PRICE_CURRENCY, language);

interface Vehicle {
  readonly program: Exclude<MotorProgram, "ECI_FULL">;
  readonly language: Language;
  /** Highest payout, TJS. */
  readonly sum: number;
  readonly changes?: object;
  readonly promises?: readonly Promised[];
}

/** Individual casco in instalments, with a sum for others and a neighbouring country. */
const IN_INSTALMENTS = {
  calculateInstallments: true,
  crSumAssured: OTHERS_SUM,
  greenCardUzbOption: 1,
};

/** The first day of each instalment, and the consequence of not paying. SPEC-85. */
function loadInstalments({ policy: { createdAt } }: BoughtPolicy, timeZone: string): Promised {
  const paidOn = dateIn(timeZone, createdAt);
  const days = () =>
    INSTALMENTS.filter(({ afterMonths }) => afterMonths > 0).map(({ afterMonths }) =>
      formatDate(addMonths(paidOn, afterMonths)),
    );
  return {
    promise: `instalments, ${INSTALMENTS.length}`,
    printed: days,
    mail: days,
    sms: days,
    account: days,
    page: said(/платите частями/, /қисм-қисм пардозед/, /pay in instalments/),
    order: said(
      /Платить частями: половину сейчас/,
      /Пардохти қисм-қисм: нисфаш ҳозир/,
      /Pay in instalments: half now/,
    ),
    rules: said(/половину сразу, по четверти/, /нисфаш дарҳол, чоряки/, /half at once, a quarter/),
  };
}

const OPTIONS: readonly Promised[] = [
  {
    promise: "options with their sums",
    terms: (of) => [`${TEXTS[of].options.crSumAssured}: ${money(OTHERS_SUM, of)}`],
    printed: (of) => [TEXTS[of].options.crSumAssured, money(OTHERS_SUM, of)],
    order: said(/Ущерб другим сверх/, /полиси ҳатмӣ/, /Third-party liability above MTPL/),
  },
  {
    promise: "own fault only with its option",
    terms: (of) => [TEXTS[of].ownFault],
    page: said(/отдельная опция/, /иловаи алоҳида/, /separate add-on/),
    order: said(/виноват водитель/, /ронандае айбдор/, /driver allowed by your policy is at fault/),
  },
];

const territory = (names: Readonly<Record<Language, string>>): Promised => ({
  promise: "territory",
  terms: (of) => [names[of]],
});
const ABROAD: Promised = {
  ...territory({
    ru: "Таджикистан, Узбекистан",
    tg: "Тоҷикистон, Ӯзбекистон",
    en: "Tajikistan, Uzbekistan",
  }),
  page: said(/Поездка в Узбекистан/, /Сафар ба Ӯзбекистон/, /A trip to Uzbekistan/),
  order: said(/действует и в Узбекистане/, /дар Ӯзбекистон ҳам/, /valid in Uzbekistan too/),
};
const AT_HOME = territory({ ru: "Таджикистан", tg: "Тоҷикистон", en: "Tajikistan" });

const sumOnPage = (sum: number) => new RegExp(String(sum).replace(/(?=\d{3}$)/, " "));

/** Compulsory liability: the covered damage, the sums, and the time limit for reporting. */
const liability: readonly Promised[] = [
  {
    promise: "sum for each accident",
    terms: (of) => [fill(TEXTS[of].perAccident, { sum: money(LIABILITY_SUM_TJS, of) })],
    page: said(
      /до \{\{sum\}\} за одну аварию/,
      /то \{\{sum\}\} барои як садама/,
      /up to \{\{sum\}\} per accident/,
    ),
    order: said(
      /до \{\{sum\}\} за одну аварию/,
      /то \{\{sum\}\} барои як садама/,
      /up to \{\{sum\}\} per accident/,
    ),
  },
  {
    promise: "who may drive",
    terms: (of) => [TEXTS[of].lawfulDriver],
  },
  { promise: "exclusions", terms: (of) => TEXTS[of].notPaidFor.liability },
  AT_HOME,
  { promise: "reporting and recourse", terms: (of) => [TEXTS[of].liabilityTerms] },
];

/** Casco: drivers, ages, payouts, and the time limit for reporting. */
const casco = (program: MotorProgram): readonly Promised[] => [
  {
    promise: "payouts",
    terms: (of) => [TEXTS[of].payouts[PAYOUTS[getPayoutCount(program)]]],
    page: said(/Число выплат/, /Шумораи ҷубронпулӣ/, /Number of payouts/),
    ...(productOfProgram(program) === "ECI" && {
      order: said(/одна выплата/, /як ҷубронпулӣ/, /pays once/),
    }),
  },
  {
    promise: "exclusions",
    terms: (of) => [TEXTS[of].notNamedDriver, ...TEXTS[of].notPaidFor.casco],
    page: said(/не работает в такси/, /дар таксӣ кор намекунад/, /not a taxi/),
    order: said(/не такси/, /таксӣ/, /not a taxi/),
  },
  {
    promise: "drivers and their age",
    terms: (of) => [
      `${TEXTS[of].drivers}: Саидова Мадина`,
      TEXTS[of].notPaidFor.casco.find((text) => text.includes("21")) ?? "",
    ],
    printed: (of) => [TEXTS[of].drivers, "Саидова Мадина"],
    page: said(/от \{\{age\}\} года/, /аз \{\{age\}\}-сола/, /aged \{\{age\}\} or more/),
    order: said(/от \{\{age\}\} года/, /аз \{\{age\}\}-сола/, /\{\{age\}\} or over/),
  },
  {
    promise: "age of the car",
    page: said(
      /не больше \{\{years\}\} лет/,
      /то \{\{years\}\}-сола/,
      /up to \{\{years\}\} years old/,
    ),
    order: said(
      /не больше \{\{years\}\} лет/,
      /\{\{years\}\} сол/,
      /not older than \{\{years\}\} years/,
    ),
  },
  {
    promise: "reporting",
    terms: (of) => [fillDays(boxTermsTexts[of].reportWithin, of, { days: NOTIFY_DAYS })],
    rules: said(/не позже чем через 30 дней/, /на дертар аз 30 рӯз/, /no later than 30 days/),
  },
];

const THEFT: Promised = {
  promise: `theft after ${THEFT_SEARCH_DAYS} days`,
  terms: (of) => [TEXTS[of].paidFor.ECI_P3.join()],
  order: said(/не нашли за 60 дней/, /дар 60 рӯз наёфтанд/, /not found within 60 days/),
};

function soldVehicle({ program, language, sum, changes, promises = [] }: Vehicle): SoldProduct {
  const isLiability = program === "MCI_P1";
  const save = isLiability ? saveLiability : saveCar;
  const product = productOfProgram(program);
  const described = boxes.find(({ productCode }) =>
    [program, product].includes(productCode as never),
  );
  return {
    product: program,
    language,
    page: ["packages/motor-flow/src/texts/pages/"],
    order: [
      "packages/motor-flow/src/texts/ru.ts",
      "packages/motor-flow/src/texts/tg.ts",
      "packages/motor-flow/src/texts/en.ts",
      "packages/messages/src/orders/",
      ...(isLiability ? [] : ["packages/motor-flow/src/texts/casco/"]),
    ],
    described: described?.fullDesc,
    async buy(api) {
      const body = {
        ...save.examples.body,
        program,
        ...defaultMotorPeriod(product, getToday(api.service)),
        holderEmail: "madina@example.tj",
        ...(!isLiability && { policeSumInsured: sum }),
        ...changes,
        sumPrem: undefined,
      };
      return buyPolicy(api, "car", save, { body, language });
    },
    promises: (bought, { service }) => [
      {
        promise: "covers",
        terms: (of) => TEXTS[of].paidFor[program],
        page: isLiability
          ? said(/лечение, ремонт машины/, /табобат, таъмири мошин/, /treatment, repairs/)
          : said(/Что бывает с машиной/, /Бо мошин чӣ рӯй/, /What can happen/),
      },
      ...(isLiability
        ? liability
        : [
            {
              promise: "sum insured",
              terms: (of: Language) => [`${TEXTS[of].mainLimit}: ${money(sum, of)}`],
              printed: (of: Language) => [TEXTS[of].mainLimit, money(sum, of)],
              ...(product === "SCI" && {
                page: said(sumOnPage(sum), sumOnPage(sum), sumOnPage(sum)),
              }),
              order: said(/Страховая сумма/, /Маблағи суғурта/, /Cover limit/),
            },
            ...casco(program),
          ]),
      ...promises,
      ...(changes === IN_INSTALMENTS ? [loadInstalments(bought, service.config.timeZone)] : []),
      ...ofEveryPolicy(bought, service.config.supportPhone),
    ],
  };
}

/** Motor products on sale. */
export const SOLD_MOTOR_PRODUCTS: readonly SoldProduct[] = [
  soldVehicle({ program: "MCI_P1", language: "tg", sum: LIABILITY_SUM_TJS }),
  soldVehicle({ program: "ECI_P1", language: "en", sum: 120_000, promises: [AT_HOME] }),
  soldVehicle({
    program: "ECI_P2",
    language: "ru",
    sum: 120_000,
    changes: IN_INSTALMENTS,
    promises: [...OPTIONS, ABROAD],
  }),
  soldVehicle({ program: "ECI_P3", language: "tg", sum: 120_000, promises: [AT_HOME, THEFT] }),
  soldVehicle({ program: "SCI_P1", language: "en", sum: 10_000, promises: [AT_HOME] }),
  soldVehicle({ program: "SCI_P2", language: "ru", sum: 20_000, promises: [AT_HOME] }),
  soldVehicle({ program: "SCI_P3", language: "tg", sum: 30_000, promises: [AT_HOME, THEFT] }),
];
