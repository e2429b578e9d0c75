-- What an online till registers: every payment that bought, and every refund of a cancelled policy, once. The id is that of
-- the payment or of the refund, by which the till knows a repeated request. What was paid before is not registered later.
create table fiscal_receipt (
  id uuid primary key,
  kind text not null check (kind in ('sale', 'refund')),
  -- The sale itself, or the one that a refund takes back.
  payment_id uuid not null references payment,
  amount_diram bigint not null check (amount_diram > 0),
  currency text not null,
  state text not null default 'pending',
  number text,
  url text,
  registered_at timestamptz,
  attempts integer not null default 0,
  -- Why the till did not register it last; empty where it did.
  last_failure text not null default '',
  next_at timestamptz not null,
  created_at timestamptz not null,
  check (kind <> 'sale' or id = payment_id),
  check ((state = 'registered') = (number is not null and url is not null and registered_at is not null))
);
create index fiscal_receipt_payment on fiscal_receipt (payment_id);
create index fiscal_receipt_due on fiscal_receipt (next_at) where state <> 'registered';

insert into state_edge (machine, from_state, to_state) values
  ('fiscalReceipt', '', 'pending'),
  ('fiscalReceipt', 'pending', 'registered'),
  ('fiscalReceipt', 'pending', 'failed'),
  ('fiscalReceipt', 'failed', 'registered');
create trigger fiscal_receipt_state before insert or update of state on fiscal_receipt
  for each row execute function follow_state_edge('fiscalReceipt');

-- No payment is paid without its sale at the till, when its transaction ends.
create function paid_payment_has_fiscal_receipt() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from fiscal_receipt where id = new.id) then
    raise exception 'payment % paid without a fiscal receipt', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger payment_fiscal_receipt after insert or update of state on payment
  deferrable initially deferred for each row when (new.state = 'paid')
  execute function paid_payment_has_fiscal_receipt();
