import type { ServedResponseOf } from "@sughurta/contracts/core";
import type { policyRenewal } from "@sughurta/contracts/policy-changes";
import type { InsurerPhones, Language } from "@sughurta/domain";
import type { InsuredThing } from "@sughurta/domain/box";
import type { soldTerms, TermLines } from "#src/content/terms/box-terms-view.ts";
import type {
  Localised,
  Order,
  order,
  Policy,
  PolicyData,
  PolicyType,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { FieldCodes } from "#src/platform/failures/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";
import type { CalculatedPrice, CouponContext } from "./calculated-price.ts";
import type { CorrectedOrder } from "./corrected-order.ts";
import type { PolicyCover } from "./policy-cover.ts";

/** First and last covered day, ISO dates. */
export interface Cover {
  readonly startDate: string;
  readonly endDate: string;
}

/** A product with a calculated price: its names in documents and on payment pages. */
export interface CalculatedProduct {
  readonly code: string;
  readonly slug: string;
  readonly title: Localised;
  /** The catalogue's code, if it lists several programmes as one product. */
  readonly catalogueCode?: string;
  /** Lower limit of the price with a promo code on an ISO day, TJS; `undefined` if the day has no tariff. */
  readonly minimumPremium?: (db: Database, day: string) => Promise<number | undefined>;
}

type FormOf<R> = R extends { policyType: PolicyType; order?: unknown }
  ? Required<Pick<R, "policyType" | "order">>
  : never;

/** Order data by kind of policy. */
export type RenewalForm = FormOf<ServedResponseOf<typeof policyRenewal, 200>>;

/** A policy with its order data, and the terms of its product. */
export interface PolicyWithTerms {
  readonly policy: Policy;
  /** Null for a policy that was not bought here. */
  readonly details: Order["details"] | null;
  readonly sold?: Parameters<typeof soldTerms>[0];
}

/** Most that claims of a policy are paid; per event, earlier payouts do not count. */
export interface InsuredSum {
  /** 0 if the policy names no sum. */
  readonly diram: number;
  readonly per: "policy" | "event";
}

/** Language of the lines, and the phones that they name. */
export interface LinesContext {
  readonly language: Language;
  readonly phones: InsurerPhones;
}

/** Operations of a saved order that depend on its product. */
export interface OrderLine {
  readonly calculatedProducts: readonly CalculatedProduct[];
  /** Price and cover of an order on a later day; `undefined` if it can no longer be sold as ordered. */
  requote(
    service: Pick<Platform, "config" | "now">,
    tx: Database,
    stale: Order,
    today: string,
  ): Promise<(Pick<OrderQuote, "price" | "tariffVersion"> & Cover) | undefined>;
  /** Whether an order is paid in instalments; absent if the product has none. */
  isInInstalments?(order: Order): boolean;
  /** The cover of an order by the day of its payment. */
  cover(order: Order, paidOn: string): Cover;
  /** Full names of the people insured by an order. */
  lifeAssured(order: Order): readonly string[];
  /** Product-specific content of a policy's document: plain data, drawn in another thread. */
  document?(policy: PolicyWithTerms): PolicyCover | undefined;
  /** The form of an order, as the initial values of a new one. */
  getForm(order: Pick<Order, "details" | "holder" | "productCode">): RenewalForm;
  /** Cover and conditions of a policy, for the account and the email. */
  termLines(policy: PolicyWithTerms, context: LinesContext): TermLines;
  /** Most that claims of a policy are paid; absent if it is the sum insured of the policy. */
  insuredSum?(policy: Pick<Policy, "productCode" | "sumAssuredDiram" | "lifeAssured">): InsuredSum;
  /** Insured object of an order other than people; absent if it insures people only. */
  insuredThing?(details: Order["details"]): InsuredThing | undefined;
  /** Data of an order that can be corrected after the sale, other than its holder and its dates. */
  correctable(order: Order): Pick<PolicyData, "insured" | "drivers" | "vehicle">;
  /** A sold order with corrected data, validated by the rules of a day. */
  correct(tx: Database, order: Order, data: PolicyData, today: string): Promise<CorrectedOrder>;
  /** Price in diram before a promo code, by the tariff of the order's price day; absent if no correction changes it. */
  priceAsSold?(
    service: Pick<Platform, "config" | "now">,
    tx: Database,
    order: Order,
  ): Promise<number | undefined>;
}

/** Common fields of every quote. */
export interface OrderQuote {
  readonly productCode: string;
  readonly sumAssuredDiram: number;
  readonly price: CalculatedPrice;
  /** Version of the tariff used; absent without a tariff. */
  readonly tariffVersion?: number;
}

/**
 * One product of the insurer with all its server rules. A price is calculated for a request; a form has the further
 * data required to save an order.
 */
export interface ProductLine<Request, Form extends Request, Quote extends OrderQuote>
  extends OrderLine {
  readonly policyType: PolicyType;
  /** Rules of the order form beyond its schema. */
  violations(form: Form, today: string): FieldCodes;
  /** Rules of the order form that depend on stored data: earlier policies, a tariff; absent without any. */
  storedViolations?(
    service: Pick<Platform, "config" | "now">,
    db: Database,
    form: Form,
  ): Promise<FieldCodes>;
  /** Today's price of a request without violations. Throws 422 if it is not on sale. */
  quote(
    service: Pick<Platform, "config" | "now">,
    db: Database,
    request: Request,
    context: CouponContext,
  ): Promise<Quote>;
  /** Columns of an order row derived from the form. */
  columns(
    form: Form,
    quote: Quote,
    today: string,
  ): Cover & Pick<typeof order.$inferInsert, "holder" | "details">;
  /** Kind of the draft that an order of this product ends; absent if it has no drafts. */
  draftKind?(quote: Quote): string;
}
