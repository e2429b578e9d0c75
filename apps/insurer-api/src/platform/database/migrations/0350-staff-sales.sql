-- The member of staff who filled in an order for its buyer, and where the buyer gave their consents.
alter table "order" add column sold_by text check (sold_by <> '');
alter table "order" add column sold_place text check (sold_place in ('phone', 'office'));
alter table "order" add constraint order_sold check ((sold_by is null) = (sold_place is null));
create index order_sold on "order" (lineage) where sold_by is not null;

-- A sale that staff started at the desk. Its link opens the order form once, for one visitor; only a hash is stored.
create table staff_sale (
  id uuid primary key,
  token_hash text not null unique,
  staff_name text not null check (staff_name <> ''),
  staff_role text not null,
  place text not null check (place in ('phone', 'office')),
  -- The language of the buyer.
  language text not null check (language in ('ru', 'tg', 'en')),
  draft_kind text not null,
  -- The visitor that opened the link.
  owner text,
  -- The order whose link was sent last.
  order_id uuid,
  links integer not null default 0 check (links >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  opened_at timestamptz,
  sent_at timestamptz,
  check ((owner is null) = (opened_at is null)),
  check (sent_at is null or order_id is not null)
);
create index staff_sale_owner on staff_sale (owner) where owner is not null;
create index staff_sale_newest on staff_sale (created_at, id);

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
    when policy.order_id is null or bought.sold_by is not null then 'staff'
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
