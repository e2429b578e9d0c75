import {
  BYTES_PER_MEGABYTE,
  formatDate,
  formatPhone,
  type Language,
  PRICE_CURRENCY,
  roundMoney,
  waitText,
} from "@sughurta/domain";

/** Non-breaking space; a narrower one is not in the font, and another font's is so narrow that 1 370 reads 1370. */
const FIGURE_SPACE = "\u00A0";
const MINUS = "\u2212";

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  ru: "января февраля марта апреля мая июня июля августа сентября октября ноября декабря".split(
    " ",
  ),
  tg: "январи феврали марти апрели майи июни июли августи сентябри октябри ноябри декабри".split(
    " ",
  ),
  en: "January February March April May June July August September October November December".split(
    " ",
  ),
};

/** Number, money, date and phone as one language writes them. */
export type Format = {
  /** `1 234,5`: grouped by thousands, up to three decimals by default. */
  number: (value: number, options?: { minDecimals?: number; maxDecimals?: number }) => string;
  /** An amount of money without its currency, `1 234` or `1 234,50`: two decimals or none. S0 §1. */
  amount: (amount: number) => string;
  /** `1 234 TJS`: two decimals or none. S0 §1. */
  money: (amount: number, currency?: string) => string;
  /** ISO date as `31.12.2026`. */
  date: (isoDate: string) => string;
  /** ISO date as `31 December 2026`. */
  longDate: (isoDate: string) => string;
  /** Size of a file in bytes as `2,4 MB`, in units of a thousand. */
  fileSize: (bytes: number) => string;
  /** Nine national digits as `(992) NN-NNN-NNNN`. S0 §5. */
  phone: (digits: string) => string;
  /** A retry delay in seconds as `in 3 minutes`, for use in a sentence. */
  wait: (seconds: number) => string;
};

const SIZE_UNITS: Readonly<Record<Language, readonly [string, string]>> = {
  ru: ["КБ", "МБ"],
  tg: ["КБ", "МБ"],
  en: ["kB", "MB"],
};
const BYTES_PER_KILOBYTE = 1024;

const formats = new Map<string, Format>();

/** Formats of a language, with the names of months in `locale` where that is none of ours; the same object each time. */
export function getFormats(language: Language, locale: string = language): Format {
  const name = `${language} ${locale}`;
  const known = formats.get(name);
  if (known) return known;
  const ours = createFormat(language);
  const created = locale === language ? ours : { ...ours, longDate: longDateIn(locale) };
  formats.set(name, created);
  return created;
}

function longDateIn(locale: string): Format["longDate"] {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return (isoDate) => date.format(new Date(isoDate));
}

function createFormat(language: Language): Format {
  const point = language === "en" ? "." : ",";
  // Without `Intl.NumberFormat`: creating one takes a slow phone longer than all other work of a card with a price.
  const number: Format["number"] = (value, { minDecimals = 0, maxDecimals = 3 } = {}) => {
    const rounded = Math.abs(value).toFixed(Math.max(minDecimals, maxDecimals));
    const [whole = "", digits = ""] = rounded.split(".");
    const decimals = digits.replace(/0+$/, "").padEnd(minDecimals, "0");
    const sign = value < 0 && Number(rounded) > 0 ? MINUS : "";
    const figure = whole.replace(/\B(?=(\d{3})+$)/g, FIGURE_SPACE);
    return `${sign}${figure}${decimals && point + decimals}`;
  };

  const amount: Format["amount"] = (sum) => {
    const rounded = roundMoney(sum);
    const decimals = Number.isInteger(rounded) ? 0 : 2;
    return number(rounded, { minDecimals: decimals, maxDecimals: decimals });
  };

  return {
    number,
    amount,
    money: (sum, currency = PRICE_CURRENCY) => `${amount(sum)}${FIGURE_SPACE}${currency}`,
    date: formatDate,
    longDate: (isoDate) => {
      const [day = "", month = "", year = ""] = formatDate(isoDate).split(".");
      const ofYear = language === "tg" ? "соли " : "";
      return `${Number(day)} ${MONTHS[language][Number(month) - 1]} ${ofYear}${year}`;
    },
    fileSize: (bytes) => {
      const [kilobyte, megabyte] = SIZE_UNITS[language];
      if (bytes >= BYTES_PER_MEGABYTE) {
        return `${number(bytes / BYTES_PER_MEGABYTE, { maxDecimals: 1 })}${FIGURE_SPACE}${megabyte}`;
      }
      return `${number(Math.ceil(bytes / BYTES_PER_KILOBYTE))}${FIGURE_SPACE}${kilobyte}`;
    },
    phone: formatPhone,
    wait: (seconds) => waitText(seconds, language),
  };
}
