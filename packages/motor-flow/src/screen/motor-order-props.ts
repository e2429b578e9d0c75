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

/** Common properties of all motor orders. */
export interface MotorOrderProps {
  /** Pages of the host application. */
  readonly links: MotorLinks;
  /** Today in Asia/Dushanbe, ISO, from the server. */
  readonly today: string;
  /** A car that was insured before: the order starts with it. */
  readonly initialCar?: MyCar | undefined;
  /** Promo code of the address. */
  readonly initialCoupon?: string | undefined;
  /** Code of the referring partner. */
  readonly partner?: string | undefined;
  /** The partner's own reference of the sale. */
  readonly partnerReference?: string | undefined;
  /** Origins of payment pages. */
  readonly paymentOrigins: readonly string[];
  /** Operators to offer; all of motor by default (SPEC-26). */
  readonly operators?: readonly PaymentOperator[] | undefined;
  /** Shows the result page of a payment. */
  readonly onResult: (paymentId: string | undefined) => void;
  /** The application's history, in which each step is an entry; without it steps are not part of the history. */
  readonly history?: OrderHistory | undefined;
  /** Opens the page of the bank; `location.assign` by default. */
  readonly leaveTo?: ((address: string) => void) | undefined;
  /** Page with this order that a link to another device opens; the current page by default. */
  readonly transferHref?: string | undefined;
}

/** An order and its kind. */
export interface ChosenOrderProps extends MotorOrderProps {
  /** The kind of insurance and, where the address has one, the programme. */
  readonly choice: MotorChoice;
  /** Layout of the order; that of its kind of insurance by default. */
  readonly layout?: MotorLayout | undefined;
  /** The values of a quick quote. */
  readonly initialAnswers?: MotorQuickAnswers | undefined;
  /** A car described before the order. */
  readonly namedCar?: NamedCar | undefined;
  /** The fields of the holder where they are in the first view; in steps they are loaded with those after the first. */
  readonly HolderForm?: ComponentType<StepProps> | undefined;
}
