-- The money of a payment is settled only when returned + kept = received; until then people see it in their list.
alter table money_decision drop constraint money_decision_command_check;
alter table money_decision add constraint money_decision_command_check check (command in (
  'accept', 'refund', 'keep', 'close', 'recordMoney', 'countReceipt', 'rejectReceipt', 'cancelPolicy'
));
alter table money_decision add constraint money_decision_keep check (
  command <> 'keep' or (payment_id is not null and amount_diram > 0)
);
create index money_decision_keep_payment on money_decision (payment_id) where command = 'keep';
create index refund_rejected_payment on refund (payment_id) where state = 'rejected';

create or replace view payment_money as
select
  payment.id as payment_id,
  greatest(coalesce(report.amount_diram, 0), receipts.counted_diram)::bigint as received_diram,
  coalesce(report.currency, payment.currency) as currency,
  report.came_at,
  receipts.paid_on,
  receipts.undecided::int as undecided_receipts,
  refunds.refunded_diram,
  refunds.open_refunds::int as open_refunds,
  kept.kept_diram
from payment
left join lateral (
  select event.amount_diram, event.currency, coalesce(event.occurred_at, event.created_at) as came_at
  from payment_event as event
  where event.payment_id = payment.id and event.source <> 'receipt' and event.status = 'paid'
    and event.outcome in ('paid', 'review')
  order by event.created_at
  limit 1
) as report on true
cross join lateral (
  select
    coalesce(sum(receipt.counted_diram), 0)::bigint as counted_diram,
    max(coalesce(receipt.paid_on, (receipt.created_at at time zone 'Asia/Dushanbe')::date))
      filter (where receipt.counted_diram is not null) as paid_on,
    count(*) filter (where receipt.counted_diram is null and receipt.state <> 'refused') as undecided
  from receipt
  where receipt.payment_id = payment.id
) as receipts
cross join lateral (
  select
    coalesce(sum(refund.amount_diram) filter (where refund.state <> 'rejected'), 0)::bigint as refunded_diram,
    count(*) filter (where refund.state not in ('rejected', 'paid')) as open_refunds
  from refund
  where refund.payment_id = payment.id
) as refunds
cross join lateral (
  select coalesce(sum(decision.amount_diram), 0)::bigint as kept_diram
  from money_decision as decision
  where decision.payment_id = payment.id and decision.command = 'keep'
) as kept;

-- No more is returned and kept than was received and bought nothing.
create or replace function refund_within_money() returns trigger language plpgsql as $$
declare
  came bigint;
  back bigint;
begin
  if new.payment_id is not null then
    perform 1 from payment where id = new.payment_id for update;
    select money.received_diram - case when payment.state = 'paid' then payment.amount_diram else 0 end,
      money.refunded_diram + money.kept_diram
    into came, back
    from payment_money as money
    join payment on payment.id = money.payment_id
    where money.payment_id = new.payment_id;
  else
    perform 1 from policy where number = new.policy_number for update;
    select case when policy.order_id is null then policy.amount_diram
      else (select coalesce(sum(amount_diram), 0) from payment where order_id = policy.order_id and state = 'paid') end
    into came
    from policy
    where policy.number = new.policy_number;
    select coalesce(sum(amount_diram), 0) into back
    from refund
    where policy_number = new.policy_number and state <> 'rejected';
  end if;
  if back > came then
    raise exception '% % is more than the money received', tg_table_name, new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger money_decision_within_money after insert on money_decision
  for each row when (new.command = 'keep') execute function refund_within_money();

-- Payments that ended although money of them remains are checked again. The edge exists for this statement only.
insert into state_edge (machine, from_state, to_state) values
  ('payment', 'review', 'refunded'),
  ('payment', 'refunded', 'review');
update payment set state = 'review', review_reason = coalesce(review_reason, 'moneyRemains'), updated_at = now()
from payment_money as money
where money.payment_id = payment.id and payment.state = 'refunded'
  and money.received_diram > money.refunded_diram + money.kept_diram;
delete from state_edge where machine = 'payment' and from_state = 'refunded' and to_state = 'review';

-- A payment ends without a purchase only when nothing of its money remains.
create function ended_payment_has_no_rest() returns trigger language plpgsql as $$
begin
  if exists (
    select 1
    from payment
    join payment_money as money on money.payment_id = payment.id
    where payment.id = new.id and payment.state in ('refunded', 'closed')
      and money.received_diram <> money.refunded_diram + money.kept_diram
  ) then
    raise exception 'payment % ended although money of it remains', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger payment_rest after insert or update of state on payment
  deferrable initially deferred for each row when (new.state in ('refunded', 'closed'))
  execute function ended_payment_has_no_rest();

-- As before, and payments that bought whose excess neither goes back nor is kept: its refund was rejected.
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
  where payment.state = 'submitted' and not exists (select from policy where policy.order_id = payment.order_id)
  union all
  select payment.id, 'noPolicy'
  from orders_paid_without_policy() as unsold(order_id)
  join payment on payment.order_id = unsold.order_id and payment.state = 'paid'
  union all
  -- A later part of a policy: its instalment concludes it.
  select payment.id, case payment.state when 'paid' then 'noPolicy' else 'receiptWaits' end
  from payment
  where payment.state in ('paid', 'submitted') and payment.part > 1
    and exists (select from policy where policy.order_id = payment.order_id)
    and not exists (select from instalment where instalment.payment_id = payment.id)
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
