import type { MotorProduct } from "@sughurta/domain/motor";
import type { LoadPassportReader } from "@sughurta/domain/person";
import type { ZodForm } from "@sughurta/forms";
import type { CarDirectory } from "../model/car-directory.ts";
import type { MotorLinks } from "../model/motor-links.ts";
import type { MotorQuoteState } from "../model/motor-quote.ts";
import type { MotorOrderValues } from "../model/order-values.ts";

/** Common properties of the order's steps. */
export interface StepProps {
  readonly form: ZodForm<MotorOrderValues>;
  readonly product: MotorProduct;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  /** Makes, models, years and sums to choose from. */
  readonly directory: CarDirectory;
  readonly links: MotorLinks;
  /** The live price. */
  readonly quote: MotorQuoteState;
  /** Loads the reader of passports, once the buyer has interacted; without it people are typed. */
  readonly passportReader: LoadPassportReader | undefined;
}
