-- Paid payments without what they buy, which every commit refuses: looked for among all payments once an hour, and
-- among those of the last two days whenever the view is read.
create materialized view paid_without_purchase as
select payment.id as payment_id
from payment
where payment.state = 'paid'
  and (not exists (select from policy where policy.order_id = payment.order_id)
    or (payment.part > 1 and not exists (select from instalment where instalment.payment_id = payment.id)));
create unique index paid_without_purchase_payment on paid_without_purchase (payment_id);
create index payment_paid_newest on payment (updated_at) where state = 'paid';

-- With settings of its own it is planned by itself: PostgreSQL would expect a third of all payments and read the others.
create function payments_without_purchase() returns setof uuid language sql stable rows 10
  set enable_hashjoin = off
  set enable_mergejoin = off
  set max_parallel_workers_per_gather = 0
  set jit = off
as $$
  select payment.id
  from (
    select id from payment
    where state = 'paid' and updated_at > (select max(updated_at) from payment where state = 'paid') - interval '2 days'
    union
    select payment_id from paid_without_purchase
  ) as known
  join payment on payment.id = known.id
  where payment.state = 'paid'
    and (not exists (select from policy where policy.order_id = payment.order_id)
      or (payment.part > 1 and not exists (select from instalment where instalment.payment_id = payment.id)))
$$;

create or replace view payment_to_check as
select
  payment.id as payment_id,
  payment.operator,
  payment.reference,
  payment.amount_diram / 100.0 as amount,
  payment.currency,
  payment.state,
  found.reason,
  payment.order_id,
  policy.number as policy_number,
  payment.updated_at as since,
  payment.part
from (
  select id, review_reason as reason from payment where state = 'review'
  union all
  select payment.id, 'receiptWaits'
  from payment
  where payment.state = 'submitted'
    and (not exists (select from policy where policy.order_id = payment.order_id)
      -- A later part of a policy: its instalment concludes it.
      or (payment.part > 1 and not exists (select from instalment where instalment.payment_id = payment.id)))
  union all
  select unsold.payment_id, 'noPolicy' from payments_without_purchase() as unsold(payment_id)
  union all
  select id, 'providerSilent'
  from payment
  where state in ('created', 'pending') and asked_at > expires_at + interval '15 minutes'
  union all
  select payment.id, 'moneyRemains'
  from (select distinct payment_id from refund where state = 'rejected' and payment_id is not null) as rejected
  join payment on payment.id = rejected.payment_id and payment.state = 'paid'
  join payment_money as money on money.payment_id = payment.id
  where money.received_diram > payment.amount_diram + money.refunded_diram + money.kept_diram
) as found
join payment on payment.id = found.id
left join policy on policy.order_id = payment.order_id;
