import { randomUUID } from "node:crypto";
import type { ContractShape } from "@sughurta/contracts/core";
import { DEVICE_CLASS_HEADER, DEVICE_CLASSES } from "@sughurta/contracts/funnel";
import type { OrderVisits } from "@sughurta/domain";
import { fromDiram, type PolicyType } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { order } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { refuseViolations } from "#src/platform/failures/failure-error.ts";
import type { Call } from "#src/platform/http/route.ts";
import { getToday } from "#src/platform/platform.ts";
import {
  agreePrice,
  type CouponContext,
  priceColumns,
} from "#src/products/line/calculated-price.ts";
import type { OrderQuote, ProductLine } from "#src/products/line/product-line.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { linkDraft } from "./drafts.ts";
import { offeredOperators } from "./orders.ts";
import { isActivePartner } from "./partner-keys.ts";
import { sellerOfOrder } from "./seller-of-order.ts";

interface SoldForm {
  /** The price shown to the buyer, TJS. */
  readonly sumPrem?: number | undefined;
  readonly partner?: string | undefined;
  readonly partnerReference?: string | undefined;
  readonly visits?: OrderVisits | undefined;
  readonly remindUnpaid?: boolean | undefined;
}

/** A saved order with its price in TJS. */
interface SavedOrder {
  readonly id: string;
  readonly sumPrem: number;
  readonly operators: string[];
}

/** Validates and prices a form, and returns the resulting columns. Throws 422 or 409. */
async function priceForm<Request, Form extends Request & SoldForm, Quote extends OrderQuote>(
  service: Pick<Service, "config" | "now">,
  db: Database,
  line: ProductLine<Request, Form, Quote>,
  form: Form,
  context: CouponContext,
) {
  const today = getToday(service);
  refuseViolations(line.violations(form, today));
  refuseViolations((await line.storedViolations?.(service, db, form)) ?? {});
  const quote = await line.quote(service, db, form, context);
  agreePrice(quote.price, form.sumPrem);
  const columns = {
    policyType: line.policyType,
    productCode: quote.productCode,
    sumAssuredDiram: quote.sumAssuredDiram,
    ...priceColumns(quote.price),
    ...line.columns(form, quote, today),
    quotedOn: today,
    tariffVersion: quote.tariffVersion ?? null,
    reminderConsentAt: form.remindUnpaid === true ? service.now() : null,
    updatedAt: service.now(),
  };
  return { quote, columns };
}

const NO_PARTNER = { partnerCode: null, partnerReference: null };

/** The partner of an order; a code of no active partner is ignored together with its reference. */
async function partnerColumns(db: Database, { partner: code, partnerReference }: SoldForm) {
  const isPartner = code !== undefined && (await isActivePartner(db, code));
  return isPartner ? { partnerCode: code, partnerReference: partnerReference || null } : NO_PARTNER;
}

/** The device class that the gateway states. */
function deviceIn(headers: Headers) {
  const stated = headers.get(DEVICE_CLASS_HEADER);
  return DEVICE_CLASSES.find((one) => one === stated) ?? null;
}

/** Saves a new order at today's price. Throws 422 for a broken rule, and 409 if the buyer saw another price. */
export async function saveOrder<Request, Form extends Request & SoldForm, Quote extends OrderQuote>(
  service: Pick<Service, "config" | "now" | "providers">,
  line: ProductLine<Request, Form, Quote>,
  {
    db,
    owner,
    language,
    guesses,
    headers,
  }: Pick<Call<ContractShape>, "db" | "owner" | "language" | "guesses" | "headers">,
  form: Form,
): Promise<SavedOrder> {
  const { quote, columns } = await priceForm(service, db, line, form, { guesses, owner });
  const id = randomUUID();
  const kind = line.draftKind?.(quote);
  const lineage = kind === undefined ? undefined : await linkDraft(db, { owner, kind }, id);
  const createdAt = columns.updatedAt;
  const seller = await sellerOfOrder(db, { owner, lineage, now: createdAt });
  // A sale by staff is no partner's and no campaign's, whatever link was opened in the browser before.
  const partner = seller.soldBy === null ? await partnerColumns(db, form) : NO_PARTNER;
  const visits = seller.soldBy === null ? (form.visits ?? null) : null;
  const arrival = { visits, device: deviceIn(headers) };
  await db.insert(order).values({
    id,
    owner,
    lineage,
    language,
    ...columns,
    ...partner,
    ...seller,
    ...arrival,
    createdAt,
  });
  return savedOrder(service, id, columns);
}

/** Replaces the form of a locked order; throws as {@link saveOrder}. */
export async function changeOrder<
  Request,
  Form extends Request & SoldForm,
  Quote extends OrderQuote,
>(
  service: Pick<Service, "config" | "now" | "providers">,
  line: ProductLine<Request, Form, Quote>,
  {
    tx,
    orderId: id,
    owner,
    guesses,
  }: { tx: Database; orderId: string; owner: string } & Required<Pick<CouponContext, "guesses">>,
  form: Form,
): Promise<SavedOrder> {
  const { columns } = await priceForm(service, tx, line, form, { orderId: id, owner, guesses });
  const [saved] = await tx.select({ soldBy: order.soldBy }).from(order).where(eq(order.id, id));
  const partner = saved?.soldBy ? NO_PARTNER : await partnerColumns(tx, form);
  await tx
    .update(order)
    .set({ ...columns, ...partner })
    .where(eq(order.id, id));
  return savedOrder(service, id, columns);
}

function savedOrder(
  service: Pick<Service, "config" | "providers">,
  id: string,
  { policyType, amountDiram }: { readonly policyType: PolicyType; readonly amountDiram: number },
): SavedOrder {
  const operators = offeredOperators(service, policyType);
  return { id, sumPrem: fromDiram(amountDiram), operators };
}
