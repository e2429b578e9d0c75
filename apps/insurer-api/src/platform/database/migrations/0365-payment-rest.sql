-- Requests to buyers for the rest of a price, after a payment that was too small. The rest is paid as a part of its own,
-- by a link of which only a hash is stored.
create table payment_rest (
  id uuid primary key,
  -- The payment that was too small.
  payment_id uuid not null references payment,
  order_id uuid not null references "order",
  part integer not null check (part >= 2),
  amount_diram bigint not null check (amount_diram > 0),
  token_hash text not null unique,
  due_on date not null,
  created_at timestamptz not null,
  -- When the rest bought with the payment, or another decision about its money ended the request.
  settled_at timestamptz,
  ended_at timestamptz,
  check (num_nonnulls(settled_at, ended_at) <= 1),
  unique (order_id, part)
);
create unique index payment_rest_one_open on payment_rest (payment_id) where settled_at is null and ended_at is null;
create index payment_rest_payment on payment_rest (payment_id);

alter table money_decision drop constraint money_decision_command_check;
alter table money_decision add constraint money_decision_command_check check (command in (
  'accept', 'refund', 'keep', 'close', 'recordMoney', 'countReceipt', 'rejectReceipt', 'cancelPolicy', 'askRest'
));
