-- Corrections of sold policies, each applied once by its id. `version` is that of the policy document: 1 is the sale,
-- and a correction that the document does not print issues none.
alter table policy add column version integer not null default 1 check (version >= 1);
alter table policy add column version_on date;
alter table policy add constraint policy_version_day check ((version = 1) = (version_on is null));

create table policy_correction (
  id uuid primary key,
  policy_number text not null references policy,
  -- 1 for the first correction of a policy: two people cannot correct the same state of it.
  position integer not null check (position >= 1),
  version integer check (version >= 2),
  fields text[] not null check (cardinality(fields) > 0),
  -- The corrected fields before and after, personal data.
  before jsonb not null,
  after jsonb not null,
  -- Price of the policy before and after.
  before_diram bigint not null check (before_diram >= 0),
  after_diram bigint not null check (after_diram >= 0),
  decided_by text not null check (decided_by <> ''),
  -- Empty for the policyholder.
  decided_role text not null,
  confirmed_by text check (confirmed_by <> decided_by),
  reason text not null,
  created_at timestamptz not null,
  unique (policy_number, position),
  unique (policy_number, version)
);
create index policy_correction_newest on policy_correction (created_at);

-- Money that a correction returns, by the payment that it came with. Written before the refund, which it permits.
create table correction_refund (
  correction_id uuid not null references policy_correction,
  payment_id uuid not null references payment,
  amount_diram bigint not null check (amount_diram > 0),
  refund_id uuid unique references refund,
  primary key (correction_id, payment_id)
);
create index correction_refund_payment on correction_refund (payment_id);

-- A paid instalment costs less after a correction, at least nothing.
alter table instalment drop constraint instalment_amount_diram_check;
alter table instalment add constraint instalment_amount_diram_check
  check (amount_diram > 0 or (amount_diram = 0 and payment_id is not null));

-- Several corrections of one policy on a partner's account; null for a vehicle check and every other kind of line.
alter table partner_entry add column correction_id uuid references policy_correction;
alter table partner_entry drop constraint partner_entry_policy_number_kind_key;
create unique index partner_entry_once on partner_entry (policy_number, kind, correction_id) nulls not distinct;

-- Refunds and kept money never exceed the money received. A payment keeps the price of its policy, or the lower price
-- after a vehicle check or a correction.
create or replace function refund_within_money() returns trigger language plpgsql as $$
declare
  came bigint;
  back bigint;
begin
  if new.payment_id is not null then
    perform 1 from payment where id = new.payment_id for update;
    select money.received_diram - case when payment.state = 'paid' then payment.amount_diram else 0 end
      + coalesce((
        select greatest(checked.before_diram - checked.after_diram, 0)
        from vehicle_check as checked
        where checked.payment_id = payment.id
      ), 0)
      + coalesce((
        select sum(corrected.amount_diram)
        from correction_refund as corrected
        where corrected.payment_id = payment.id
      ), 0),
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

-- Changes of premiums as they happened, from the rows of sales. A new way to change a premium needs a branch here.
create or replace view premium_movement as
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
    coalesce(sold.before_diram, policy.amount_diram) as change_diram, 0::bigint as refunded_diram,
    null::uuid as correction_id
  from policy
  -- The price as it was sold is that before the first change.
  left join lateral (
    select changed.before_diram
    from (
      select before_diram, created_at from vehicle_check where vehicle_check.policy_number = policy.number
      union all
      select before_diram, created_at from policy_correction where policy_correction.policy_number = policy.number
        and policy_correction.position = 1
    ) as changed
    order by changed.created_at
    limit 1
  ) as sold on true
  union all
  -- The term of a gift begins when it is activated.
  select policy.number, 'activation', 'correction', policy.activated_at, 0, 0, null
  from policy
  where policy.order_id is null and policy.activated_at is not null
  union all
  select vehicle_check.policy_number, 'vehicleCheck', 'correction', vehicle_check.created_at,
    vehicle_check.after_diram - vehicle_check.before_diram, 0, null
  from vehicle_check
  union all
  -- A change of the dates alone moves no money, but the days on which the premium is earned.
  select corrected.policy_number, 'correction:' || corrected.id, 'correction', corrected.created_at,
    corrected.after_diram - corrected.before_diram, 0, corrected.id
  from policy_correction as corrected
  where corrected.after_diram <> corrected.before_diram or 'dates' = any(corrected.fields)
  union all
  -- What is returned, and the instalments that are no longer due.
  select cancelled.policy_number, 'cancellation', 'cancellation', cancelled.created_at,
    -least(policy.amount_diram, cancelled.refund_diram + (
      select coalesce(sum(instalment.amount_diram), 0)::bigint from instalment
      where instalment.policy_number = cancelled.policy_number and instalment.payment_id is null
    )), 0, null
  from policy_cancellation as cancelled
  join policy on policy.number = cancelled.policy_number
  union all
  select coalesce(refund.policy_number, vehicle_check.policy_number, corrected.policy_number), 'refund:' || refund.id,
    'refund', refund_event.created_at, 0, refund.amount_diram, null
  from refund_event
  join refund on refund.id = refund_event.refund_id
  left join vehicle_check on vehicle_check.refund_id = refund.id
  left join correction_refund on correction_refund.refund_id = refund.id
  left join policy_correction as corrected on corrected.id = correction_refund.correction_id
  where refund_event.state = 'paid'
    and coalesce(refund.policy_number, vehicle_check.policy_number, corrected.policy_number) is not null
) as movement
join policy on policy.number = movement.policy_number
left join "order" as bought on bought.id = policy.order_id
left join payment as paid on paid.order_id = policy.order_id and paid.part = 1 and paid.state = 'paid'
left join partner_entry as booked on booked.policy_number = movement.policy_number
  and booked.kind = case when movement.source = 'vehicleCheck' or movement.correction_id is not null then 'correction'
    else movement.source end
  and booked.correction_id is not distinct from movement.correction_id;
