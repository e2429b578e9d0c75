-- Who sold an order or brought its buyer, and what they call the sale: out of the details, where no index reaches.
alter table "order" add column partner_code text check (partner_code <> '');
alter table "order" add column partner_reference text check (partner_reference <> '');
alter table "order" add check (partner_reference is null or partner_code is not null);
update "order" set partner_code = details ->> 'partner' where details ->> 'partner' <> '';
update "order" set details = details - 'partner' where details ? 'partner';

-- Events have a destination: the insurer's own systems, or a partner. A destination that is away holds up no other.
alter table webhook_event add column destination text not null default 'insurer' check (destination <> '');
drop index webhook_event_due;
drop index webhook_event_subject;
create index webhook_event_due on webhook_event (destination, next_at) where delivered_at is null;
create index webhook_event_subject on webhook_event (destination, subject, position) where delivered_at is null;
create index webhook_event_of_partner on webhook_event (destination, position) where destination <> 'insurer';

-- The share that a partner gets of a premium, from a day on: of one product, or of all that have no row of their own.
-- Rows are added, never changed; of one day the last one counts.
create table partner_share (
  position bigint generated always as identity primary key,
  partner_code text not null check (partner_code <> ''),
  product_code text check (product_code <> ''),
  valid_from date not null,
  -- Hundredths of a percent.
  share_bp int not null check (share_bp between 0 and 10000),
  entered_by text not null check (entered_by <> ''),
  entered_at timestamptz not null
);
create index partner_share_of_day on partner_share (partner_code, valid_from desc, position desc);
create trigger partner_share_fixed before update or delete on partner_share
  for each row execute function refuse_change();

-- The partner's account: a sale with its commission at the share of that day, and what a cancellation takes back.
create table partner_entry (
  position bigint generated always as identity primary key,
  partner_code text not null check (partner_code <> ''),
  policy_number text not null references policy,
  kind text not null check (kind in ('sale', 'cancellation')),
  product_code text not null,
  partner_reference text,
  -- Below zero where it is taken back.
  amount_diram bigint not null,
  currency text not null,
  share_bp int not null check (share_bp between 0 and 10000),
  commission_diram bigint not null,
  booked_on date not null,
  created_at timestamptz not null,
  unique (policy_number, kind),
  check (case kind when 'sale' then amount_diram >= 0 and commission_diram >= 0
    else amount_diram <= 0 and commission_diram <= 0 end)
);
create index partner_entry_of_day on partner_entry (partner_code, booked_on, position);
create trigger partner_entry_fixed before update or delete on partner_entry
  for each row execute function refuse_change();

-- Policies of before: nobody had agreed on a share.
insert into partner_entry (partner_code, policy_number, kind, product_code, amount_diram, currency, share_bp,
  commission_diram, booked_on, created_at)
select bought.partner_code, policy.number, 'sale', policy.product_code, policy.amount_diram, policy.currency, 0, 0,
  (policy.created_at at time zone 'Asia/Dushanbe')::date, policy.created_at
from policy
join "order" as bought on bought.id = policy.order_id
where bought.partner_code is not null
order by policy.created_at;
insert into partner_entry (partner_code, policy_number, kind, product_code, amount_diram, currency, share_bp,
  commission_diram, booked_on, created_at)
select sale.partner_code, sale.policy_number, 'cancellation', sale.product_code,
  -least(sale.amount_diram, cancelled.refund_diram + coalesce((
    select sum(part.amount_diram) from instalment as part
    where part.policy_number = sale.policy_number and part.payment_id is null), 0)),
  sale.currency, 0, 0, cancelled.requested_on, cancelled.created_at
from partner_entry as sale
join policy_cancellation as cancelled on cancelled.policy_number = sale.policy_number
order by cancelled.created_at;
