-- Changes of premiums as they happened, from the rows of sales. A new way to change a premium needs a branch here.
create view premium_movement as
select
  movement.policy_number,
  movement.source,
  movement.kind,
  movement.happened_at,
  movement.change_diram,
  movement.refunded_diram,
  coalesce(booked.commission_diram, 0) as commission_diram,
  policy.product_code,
  policy.currency,
  policy.start_date,
  policy.end_date,
  -- A policy without an order was issued at an office.
  case
    when policy.order_id is null then 'staff'
    when bought.partner_code is null then 'site'
    else 'partner'
  end as channel,
  coalesce(paid.operator, '') as operator
from (
  select policy.number as policy_number, 'sale' as source, 'sale' as kind, policy.created_at as happened_at,
    coalesce(vehicle_check.before_diram, policy.amount_diram) as change_diram, 0::bigint as refunded_diram
  from policy
  left join vehicle_check on vehicle_check.policy_number = policy.number
  union all
  -- The term of a gift begins when it is activated.
  select policy.number, 'activation', 'correction', policy.activated_at, 0, 0
  from policy
  where policy.order_id is null and policy.activated_at is not null
  union all
  select vehicle_check.policy_number, 'vehicleCheck', 'correction', vehicle_check.created_at,
    vehicle_check.after_diram - vehicle_check.before_diram, 0
  from vehicle_check
  union all
  -- What is returned, and the instalments that are no longer due.
  select cancelled.policy_number, 'cancellation', 'cancellation', cancelled.created_at,
    -least(policy.amount_diram, cancelled.refund_diram + (
      select coalesce(sum(instalment.amount_diram), 0)::bigint from instalment
      where instalment.policy_number = cancelled.policy_number and instalment.payment_id is null
    )), 0
  from policy_cancellation as cancelled
  join policy on policy.number = cancelled.policy_number
  union all
  select coalesce(refund.policy_number, vehicle_check.policy_number), 'refund:' || refund.id, 'refund',
    refund_event.created_at, 0, refund.amount_diram
  from refund_event
  join refund on refund.id = refund_event.refund_id
  left join vehicle_check on vehicle_check.refund_id = refund.id
  where refund_event.state = 'paid' and coalesce(refund.policy_number, vehicle_check.policy_number) is not null
) as movement
join policy on policy.number = movement.policy_number
left join "order" as bought on bought.id = policy.order_id
left join payment as paid on paid.order_id = policy.order_id and paid.part = 1 and paid.state = 'paid'
left join partner_entry as booked on booked.policy_number = movement.policy_number
  and booked.kind = case movement.source when 'vehicleCheck' then 'correction' else movement.source end;

create index policy_cancellation_newest on policy_cancellation (created_at);
create index refund_event_paid on refund_event (created_at) where state = 'paid';
create index policy_activated on policy (activated_at) where order_id is null and activated_at is not null;

-- The premium register: each movement once, with the premium and the term of the policy after it.
create table premium_entry (
  position bigint generated always as identity primary key,
  policy_number text not null references policy,
  source text not null check (source <> ''),
  kind text not null check (kind in ('sale', 'correction', 'cancellation', 'refund')),
  booked_on date not null,
  happened_at timestamptz not null,
  change_diram bigint not null,
  refunded_diram bigint not null check (refunded_diram >= 0),
  commission_diram bigint not null,
  premium_diram bigint not null check (premium_diram >= 0),
  is_ended boolean not null,
  product_code text not null,
  channel text not null check (channel in ('site', 'partner', 'staff')),
  operator text not null,
  currency text not null,
  start_date date not null,
  end_date date not null check (end_date >= start_date),
  unique (policy_number, source)
);
create index premium_entry_day on premium_entry (booked_on, position);
create index premium_entry_newest on premium_entry (happened_at);
create trigger premium_entry_fixed before delete or update on premium_entry
  for each row execute function refuse_change();

-- Daily sums of the register. `earned_diram` is earned at once on the day; `daily_diram` on the day and on each later one.
create table premium_day (
  day date not null,
  product_code text not null,
  channel text not null,
  operator text not null,
  currency text not null,
  sold integer not null,
  cancelled integer not null,
  written_diram bigint not null,
  corrected_diram bigint not null,
  cancelled_diram bigint not null,
  refunded_diram bigint not null,
  commission_diram bigint not null,
  earned_diram bigint not null,
  daily_diram bigint not null,
  primary key (day, product_code, channel, operator, currency)
);

-- Comparisons of the register with the rows of sales.
create table premium_check (
  checked_at timestamptz primary key,
  policies integer not null,
  -- Movements without an entry.
  missing integer not null,
  -- Policies whose entries have another sum, and sums of days that differ from the entries.
  differing integer not null
);
