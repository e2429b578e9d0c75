import type { Texts } from "@sughurta/i18n";
import type { EarlierAnswer } from "@sughurta/order";
import { addOnTexts, countriesText, coverText, periodText } from "../model/describe-order.ts";
import type { OrderPart } from "../model/order-definition.ts";
import type { TravelOrderValues } from "../model/order-values.ts";
import type { CountryList } from "../model/use-country-list.ts";
import type { TravelTexts } from "../texts/travel-texts.ts";

/** The values so far, a line for each part that others depend on (S1 §2). */
export function earlierAnswers(
  values: TravelOrderValues,
  countries: CountryList | undefined,
  texts: Texts<TravelTexts>,
): EarlierAnswer<OrderPart>[] {
  const { t, language } = texts;
  const chosen = addOnTexts(values, texts).map(({ name }) => name);
  return [
    {
      part: "trip",
      title: t("summary.parts.trip"),
      answer: [
        countriesText(values.country, countries, language),
        // A phone has room for the first two.
        t("trip.count", { count: values.las.length }),
        periodText(values, texts),
        coverText(values, texts),
      ].join(" · "),
    },
    {
      part: "options",
      title: t("summary.parts.options"),
      answer: chosen.length > 0 ? chosen.join(", ") : t("summary.noOptions"),
    },
    {
      part: "holder",
      title: t("summary.parts.holder"),
      answer: [values.holderLastname, values.holderFirstname].join(" "),
    },
  ];
}
