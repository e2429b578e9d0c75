import type { MyCar } from "@sughurta/contracts/motor";
import type { PaymentOperator } from "@sughurta/domain";
import type { MotorChoice } from "@sughurta/domain/motor";
import type { OrderHistory } from "@sughurta/order";
import type { ComponentType } from "react";
import type { MotorLinks } from "../model/motor-links.ts";
import type { NamedCar } from "../model/named-car.ts";
import type { MotorLayout } from "../model/order-definition.ts";
import type { MotorQuickAnswers } from "../model/quick-answers.ts";
import type { StepProps } from "../steps/step-props.ts";

/** Properties that all motor orders have. */
export interface MotorOrderProps {
  /** Pages of the host around the order. */
  readonly links: MotorLinks;
  /** Today in Asia/Dushanbe, ISO, from the server. */
  readonly today: string;
  /** A car that was insured before: the order begins with it. */
  readonly initialCar?: MyCar | undefined;
  /** Promo code that came with the address. */
  readonly initialCoupon?: string | undefined;
  /** Code of the partner who brought the buyer. */
  readonly partner?: string | undefined;
  /** What the partner calls the sale in its own books. */
  readonly partnerReference?: string | undefined;
  /** Origins of payment pages. */
  readonly paymentOrigins: readonly string[];
  /** Operators to offer; all of motor by default (SPEC-26). */
  readonly operators?: readonly PaymentOperator[] | undefined;
  /** Shows the result page of a payment. */
  readonly onResult: (paymentId: string | undefined) => void;
  /** The application's history, in which each step is an entry; without it steps stay out of it. */
  readonly history?: OrderHistory | undefined;
  /** Opens the page of the bank; `location.assign` by default. */
  readonly leaveTo?: ((address: string) => void) | undefined;
  /** Page with this order that a link to another device opens; the page it is on by default. */
  readonly transferHref?: string | undefined;
}

/** An order and what it is of. */
export interface ChosenOrderProps extends MotorOrderProps {
  /** What is insured and, where the address says so, by which programme. */
  readonly choice: MotorChoice;
  /** How the order is laid out; as its kind of insurance is by default. */
  readonly layout?: MotorLayout | undefined;
  /** The answers of a quick quote. */
  readonly initialAnswers?: MotorQuickAnswers | undefined;
  /** A car that was named before the order. */
  readonly namedCar?: NamedCar | undefined;
  /** The fields of the holder where the first view shows them; in steps they come with those after the first. */
  readonly HolderForm?: ComponentType<StepProps> | undefined;
}
