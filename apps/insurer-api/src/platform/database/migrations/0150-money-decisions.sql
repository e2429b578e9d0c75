-- Whatever people decide about a payment has an end: it buys, its money goes back, or it is closed without money.
insert into state_edge (machine, from_state, to_state) values
  ('payment', 'created', 'closed'),
  ('payment', 'pending', 'closed'),
  ('payment', 'submitted', 'closed'),
  ('payment', 'review', 'closed'),
  ('payment', 'closed', 'review'),
  ('payment', 'submitted', 'pending'),
  ('payment', 'submitted', 'refunding'),
  ('payment', 'review', 'refunding'),
  ('payment', 'refunding', 'review'),
  ('payment', 'refunding', 'refunded'),
  ('order', 'review', 'expired');

-- Receipts may hold money: people decide about them, not a provider's notice of a failure.
delete from state_edge where machine = 'payment' and from_state = 'submitted' and to_state = 'failed';
update payment set state = 'review', review_reason = 'orderClosed', updated_at = now()
where state = 'failed'
  and exists (select 1 from receipt where receipt.payment_id = payment.id and receipt.counted_diram is not null);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% takes new rows only', tg_table_name using errcode = 'check_violation';
end $$;

-- Who of the insurer decided what about money, why and when. The id comes with the command: given twice, done once.
create table money_decision (
  id uuid primary key,
  command text not null check (command in (
    'accept', 'refund', 'close', 'recordMoney', 'countReceipt', 'rejectReceipt', 'cancelPolicy'
  )),
  payment_id uuid references payment,
  policy_number text references policy,
  receipt_id uuid references receipt,
  refund_id uuid references refund,
  amount_diram bigint check (amount_diram >= 0),
  -- States of the payment before and after; of a policy, whether it was cancelled.
  from_state text not null,
  to_state text not null,
  actor_id text not null check (actor_id <> ''),
  actor_role text not null check (actor_role <> ''),
  reason text not null check (reason <> ''),
  created_at timestamptz not null,
  check (num_nonnulls(payment_id, policy_number) >= 1)
);
create index money_decision_payment on money_decision (payment_id, created_at);
create index money_decision_policy on money_decision (policy_number, created_at);
create trigger money_decision_new_only before update or delete on money_decision
  for each row execute function refuse_change();
create trigger refund_event_new_only before update or delete on refund_event
  for each row execute function refuse_change();

alter table refund_event add column decided_role text not null default '';

-- When the money came, as the provider or the receipt says.
alter table payment_event add column occurred_at timestamptz;
alter table receipt add column paid_on date;
-- A transfer that a person found counts once for all payments.
create unique index payment_event_desk on payment_event (event_key) where source = 'desk';

-- A refund is of a cancelled policy, or of a payment whose money bought nothing or was too much.
alter table refund alter column policy_number drop not null;
alter table refund add column payment_id uuid references payment;
alter table refund add constraint refund_of_one check (num_nonnulls(policy_number, payment_id) = 1);
create unique index refund_one_open on refund (payment_id) where state in ('requested', 'approved');
create index refund_payment on refund (payment_id);

-- What came with a payment, by the one report that counted or by its receipts, and what of it goes back.
create view payment_money as
select
  payment.id as payment_id,
  greatest(coalesce(report.amount_diram, 0), receipts.counted_diram)::bigint as received_diram,
  coalesce(report.currency, payment.currency) as currency,
  report.came_at,
  receipts.paid_on,
  receipts.undecided::int as undecided_receipts,
  refunds.refunded_diram
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
  select coalesce(sum(refund.amount_diram) filter (where refund.state <> 'rejected'), 0)::bigint as refunded_diram
  from refund
  where refund.payment_id = payment.id
) as refunds;

-- No more goes back than came and bought nothing.
create function refund_within_money() returns trigger language plpgsql as $$
declare
  came bigint;
  back bigint;
begin
  if new.payment_id is not null then
    perform 1 from payment where id = new.payment_id for update;
    select money.received_diram - case when payment.state = 'paid' then payment.amount_diram else 0 end,
      money.refunded_diram
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
    raise exception 'refund % is more than the money that came', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger refund_money after insert or update on refund
  for each row execute function refund_within_money();

-- Paid by hand buys nothing: whatever is paid when its transaction ends has its policy, or is its part.
create function paid_order_has_policy() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from policy where order_id = new.id) then
    raise exception 'order % paid without a policy', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger order_buys after insert or update of state on "order"
  deferrable initially deferred for each row when (new.state = 'paid')
  execute function paid_order_has_policy();

create function paid_payment_buys() returns trigger language plpgsql as $$
begin
  if (new.part = 1 and not exists (select 1 from policy where order_id = new.order_id))
    or (new.part > 1 and not exists (select 1 from instalment where payment_id = new.id)) then
    raise exception 'payment % paid without what it buys', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger payment_buys after insert or update of state on payment
  deferrable initially deferred for each row when (new.state = 'paid')
  execute function paid_payment_buys();

-- Money that goes back leaves the payment in the state refunding for as long as its refund is open.
create function refunding_has_refund() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from payment where id = new.id and state = 'refunding') then
    return null;
  end if;
  if not exists (select 1 from refund where payment_id = new.id and state in ('requested', 'approved')) then
    raise exception 'payment % refunding without a refund', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger payment_refunding after insert or update of state on payment
  deferrable initially deferred for each row when (new.state = 'refunding')
  execute function refunding_has_refund();
