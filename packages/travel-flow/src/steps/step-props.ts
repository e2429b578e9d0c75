import type { ZodForm } from "@sughurta/forms";
import type { TravelOrderValues } from "../model/order-values.ts";
import type { TravelQuoteState } from "../model/travel-quote.ts";
import type { CountryList } from "../model/use-country-list.ts";

/** Common properties of the order's steps. */
export interface StepProps {
  readonly form: ZodForm<TravelOrderValues>;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  /** The list of countries once it is loaded. */
  readonly countries: CountryList | undefined;
  /** The live price. */
  readonly quote: TravelQuoteState;
}
