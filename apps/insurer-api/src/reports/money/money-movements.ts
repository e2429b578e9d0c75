import { addDays } from "@sughurta/domain";
import { type SQL, sql } from "drizzle-orm";
import type { Service } from "#src/sales/ports/service.ts";

/** Days between opening a payment and receiving its money, at most. */
const PAID_WITHIN_DAYS = 45;

/** Days, both included, and one operator or all. */
export interface MoneyQuery {
  readonly from: string;
  readonly to: string;
  readonly operator?: string | undefined;
}

/**
 * A query of the money that operators received and returned for us on some days of the insurer's time zone: `payment_id`,
 * `refund_id` (null for received money), `order_id`, `operator`, `amount` in diram (negative for a refund), `currency`,
 * `day`, and `refs`, by which a statement may name it. A refund that staff paid themselves is of the day on which they marked
 * it as paid.
 */
export function moneyMovements(
  { config }: Pick<Service, "config">,
  { from, to, operator }: MoneyQuery,
): SQL {
  const since = addDays(from, -PAID_WITHIN_DAYS);
  const getDay = (moment: SQL) => sql`(${moment} at time zone ${sql.param(config.timeZone)})::date`;
  const ofOperator = operator === undefined ? sql`true` : sql`payment.operator = ${operator}`;
  return sql`select * from (
    select payment.id as payment_id, null::uuid as refund_id, payment.order_id, payment.operator,
      money.received_diram as amount, money.currency,
      coalesce(${getDay(sql`money.came_at`)}, money.paid_on) as day,
      array_prepend(payment.reference, array_append(array(
        select transaction_number from receipt
        where receipt.payment_id = payment.id and transaction_number is not null
      ), payment.id::text)) as refs
    from payment
    join payment_money as money on money.payment_id = payment.id
    where ${ofOperator} and money.received_diram > 0
      and payment.created_at >= ${since}::date and payment.created_at < ${to}::date + 2
    union all
    select payment.id, refund.id, payment.order_id, payment.operator, -refund.amount_diram, refund.currency,
      ${getDay(sql`coalesce(refund.sent_at, paid.created_at)`)}, array[payment.reference, refund.id::text, payment.id::text]
    from refund_event as paid
    join refund on refund.id = paid.refund_id
    left join policy on policy.number = refund.policy_number
    join payment on payment.id = refund.payment_id
      or (payment.order_id = policy.order_id and payment.part = 1 and payment.state = 'paid')
    where ${ofOperator} and paid.state = 'paid' and paid.created_at >= ${from}::date - 1
  ) as moved
  where day >= ${from}::date and day <= ${to}::date`;
}
