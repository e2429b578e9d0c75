import type { ServedAnswerOf } from "@sughurta/contracts/core";
import type { policyRenewal } from "@sughurta/contracts/policy-changes";
import type { InsurerPhones, Language } from "@sughurta/domain";
import type { InsuredThing } from "@sughurta/domain/box";
import type { soldTerms, TermLines } from "#src/content/terms/box-terms-view.ts";
import type {
  Localised,
  Order,
  order,
  Policy,
  PolicyType,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { FieldCodes } from "#src/platform/http/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";
import type { PolicyCover } from "./policy-cover.ts";
import type { CalculatedPrice, CouponContext } from "./price/calculated-price.ts";

/** First and last covered day, ISO dates. */
export interface Cover {
  readonly startDate: string;
  readonly endDate: string;
}

/** A product whose price is calculated from what is insured: what papers and payment pages call it. */
export interface CalculatedProduct {
  readonly code: string;
  readonly slug: string;
  readonly title: Localised;
  /** The code of the catalogue where it lists several programmes as one. */
  readonly catalogueCode?: string;
  /** No promo code takes the price of an ISO day below it, TJS; nothing where the day has no tariff. */
  readonly minimumPremium?: (db: Database, day: string) => Promise<number | undefined>;
}

type FormOf<R> = R extends { policyType: PolicyType; order?: unknown }
  ? Required<Pick<R, "policyType" | "order">>
  : never;

/** What was ordered, by kind of policy. */
export type RenewalForm = FormOf<ServedAnswerOf<typeof policyRenewal, 200>>;

/** A policy with what was ordered, and the terms on which its product is sold. */
export interface PolicyWithTerms {
  readonly policy: Policy;
  /** Null for a policy that was not bought here. */
  readonly details: Order["details"] | null;
  readonly sold?: Parameters<typeof soldTerms>[0];
}

/** In which language lines are written, and the phones that they name. */
export interface LinesContext {
  readonly language: Language;
  readonly phones: InsurerPhones;
}

/** What a saved order needs of its product, whichever it is. */
export interface OrderLine {
  readonly calculatedProducts: readonly CalculatedProduct[];
  /** Price and cover of an order on a later day; `undefined` where it cannot be sold any more as it was ordered. */
  requote(
    service: Pick<Platform, "config" | "now">,
    tx: Database,
    stale: Order,
    today: string,
  ): Promise<(Pick<OrderQuote, "price" | "tariffVersion"> & Cover) | undefined>;
  /** Whether an order is paid in parts; absent where none is. */
  isInInstalments?(bought: Order): boolean;
  /** The cover of an order that is paid on a day. */
  cover(bought: Order, paidOn: string): Cover;
  /** Full names of the people that the policy of an order insures. */
  lifeAssured(bought: Order): readonly string[];
  /** What the document of a policy says beside what all have: plain data that is drawn in another thread. */
  document?(policy: PolicyWithTerms): PolicyCover | undefined;
  /** What was filled in for an order, as a form of its kind is sent: a new order begins with it. */
  formOf(bought: Pick<Order, "details" | "holder" | "productCode">): RenewalForm;
  /** What a policy covers and under which conditions, for the account and the email. */
  termLines(policy: PolicyWithTerms, context: LinesContext): TermLines;
  /** What an order insures beside people; absent where it insures people only. */
  insuredThing?(details: Order["details"]): InsuredThing | undefined;
}

/** What every quote has, whatever else its product answers. */
export interface OrderQuote {
  readonly productCode: string;
  readonly sumAssuredDiram: number;
  readonly price: CalculatedPrice;
  /** Of the tariff that it was made with; absent where the price is no tariff's. */
  readonly tariffVersion?: number;
}

/**
 * One product of the insurer, all of it that the server decides. A price is asked for with a request; a
 * form says the rest that is needed to save an order.
 */
export interface ProductLine<Request, Form extends Request, Quote extends OrderQuote>
  extends OrderLine {
  readonly policyType: PolicyType;
  /** Rules of the order form that a schema cannot say. */
  violations(form: Form, today: string): FieldCodes;
  /** Rules of the order form that depend on earlier policies; absent where there are none. */
  historyViolations?(db: Database, form: Form, today: string): Promise<FieldCodes>;
  /** Today's price of a request that breaks no rule. Throws 422 where it is not on sale. */
  quote(
    service: Pick<Platform, "config" | "now">,
    db: Database,
    request: Request,
    context: CouponContext,
  ): Promise<Quote>;
  /** Columns of an order row that come from the form. */
  columns(
    form: Form,
    quote: Quote,
    today: string,
  ): Cover & Pick<typeof order.$inferInsert, "holder" | "details">;
  /** The draft that an order of this product ends; absent where there are none. */
  draftKind?(quote: Quote): string;
}
