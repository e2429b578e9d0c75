-- Amounts are whole diram. Calendar dates have no zone. Every id a person may send is checked against its owner.

create table "user" (
  id uuid primary key,
  username text not null unique,
  role text not null check (role in ('user', 'service')),
  password_hash text not null,
  change_password boolean not null default false,
  profile jsonb not null default '{}',
  created_at timestamptz not null
);

create table refresh_token (
  token_hash text primary key,
  user_id uuid not null references "user" on delete cascade,
  family uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_token_family on refresh_token (family);
create index refresh_token_expiry on refresh_token (expires_at);

create table product (
  code text primary key,
  slug text not null unique,
  title jsonb not null,
  price_diram bigint not null check (price_diram >= 0),
  sum_assured_diram bigint not null check (sum_assured_diram >= 0),
  active_months integer not null check (active_months >= 0),
  on_sale boolean not null
);

create table coupon (
  code text primary key check (code = upper(code)),
  kind text not null check (kind in ('percent', 'fixed')),
  percent numeric(5, 2) check (percent > 0 and percent <= 100),
  amount_diram bigint check (amount_diram > 0),
  product_codes text[] not null default '{}',
  valid_from date not null,
  valid_to date not null,
  use_limit integer check (use_limit >= 0),
  used_count integer not null default 0 check (used_count >= 0),
  check ((kind = 'percent') = (percent is not null)),
  check ((kind = 'fixed') = (amount_diram is not null))
);

-- The one table of what may become what. A row is born from the state ''.
create table state_edge (
  machine text not null,
  from_state text not null,
  to_state text not null,
  primary key (machine, from_state, to_state)
);

insert into state_edge (machine, from_state, to_state) values
  ('order', '', 'new'),
  ('order', 'new', 'paid'),
  ('order', 'new', 'review'),
  ('order', 'new', 'expired'),
  ('order', 'expired', 'review'),
  ('order', 'review', 'paid'),
  ('payment', '', 'created'),
  ('payment', 'created', 'pending'),
  ('payment', 'created', 'failed'),
  ('payment', 'created', 'expired'),
  ('payment', 'created', 'superseded'),
  ('payment', 'pending', 'submitted'),
  ('payment', 'pending', 'paid'),
  ('payment', 'pending', 'failed'),
  ('payment', 'pending', 'cancelled'),
  ('payment', 'pending', 'expired'),
  ('payment', 'pending', 'superseded'),
  ('payment', 'pending', 'review'),
  ('payment', 'submitted', 'paid'),
  ('payment', 'submitted', 'failed'),
  ('payment', 'submitted', 'review'),
  ('payment', 'failed', 'paid'),
  ('payment', 'failed', 'review'),
  ('payment', 'cancelled', 'paid'),
  ('payment', 'cancelled', 'review'),
  ('payment', 'superseded', 'paid'),
  ('payment', 'superseded', 'review'),
  ('payment', 'expired', 'review'),
  ('payment', 'review', 'paid');

create function follow_state_edge() returns trigger language plpgsql as $$
declare
  before_state text := '';
begin
  if tg_op = 'UPDATE' then
    before_state := old.state;
    if before_state = new.state then
      return new;
    end if;
  end if;
  if not exists (
    select 1 from state_edge
    where machine = tg_argv[0] and from_state = before_state and to_state = new.state
  ) then
    raise exception 'illegal state change of %: "%" to "%"', tg_argv[0], before_state, new.state
      using errcode = 'check_violation';
  end if;
  return new;
end $$;

create table "order" (
  id uuid primary key,
  owner text not null,
  state text not null default 'new',
  policy_type text not null check (policy_type in ('box', 'car', 'travel')),
  product_code text not null,
  language text not null check (language in ('ru', 'tg', 'en')),
  price_diram bigint not null check (price_diram > 0),
  discount_diram bigint not null default 0 check (discount_diram >= 0),
  amount_diram bigint not null check (amount_diram > 0),
  currency text not null default 'TJS',
  coupon_code text references coupon,
  sum_assured_diram bigint not null,
  start_date date not null,
  end_date date not null,
  quoted_on date not null,
  holder jsonb not null,
  details jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (amount_diram = price_diram - discount_diram),
  check (end_date >= start_date)
);
create index order_owner on "order" (owner, created_at);
create index order_waiting on "order" (created_at) where state = 'new';
create trigger order_state before insert or update of state on "order"
  for each row execute function follow_state_edge('order');

-- A seat is held while a payment is open, and taken for good when it is paid.
create table coupon_use (
  order_id uuid primary key references "order",
  coupon_code text not null references coupon,
  held_until timestamptz,
  used_at timestamptz,
  check ((held_until is null) <> (used_at is null))
);
create index coupon_use_code on coupon_use (coupon_code);

create table payment (
  id uuid primary key,
  order_id uuid not null references "order",
  owner text not null,
  operator text not null,
  state text not null default 'created',
  amount_diram bigint not null check (amount_diram > 0),
  currency text not null,
  reference text,
  redirect_url text,
  expires_at timestamptz not null,
  asked_at timestamptz,
  review_reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (operator, reference)
);
create unique index payment_one_open on payment (order_id) where state in ('created', 'pending', 'submitted');
create unique index payment_one_paid on payment (order_id) where state = 'paid';
create index payment_order on payment (order_id, created_at);
create index payment_waiting on payment (created_at) where state in ('created', 'pending', 'submitted');
create trigger payment_state before insert or update of state on payment
  for each row execute function follow_state_edge('payment');

create table payment_event (
  id uuid primary key,
  payment_id uuid not null references payment,
  event_key text not null,
  source text not null,
  status text not null,
  amount_diram bigint,
  currency text,
  outcome text not null,
  created_at timestamptz not null,
  unique (payment_id, event_key)
);

create sequence policy_sequence start with 100001;

create table policy (
  number text primary key check (number ~ '^[0-9]{10}$'),
  code text not null,
  order_id uuid unique references "order",
  owner text not null,
  policy_type text not null,
  product_code text not null,
  language text not null,
  start_date date not null,
  end_date date not null,
  sum_assured_diram bigint not null,
  price_diram bigint not null,
  amount_diram bigint not null,
  currency text not null,
  coupon_code text,
  holder jsonb not null,
  life_assured jsonb not null,
  activated_at timestamptz,
  created_at timestamptz not null
);
create index policy_owner on policy (owner, created_at);

-- Nothing is sold that was not paid: a policy of an order needs that order in the state paid.
create function policy_needs_paid_order() returns trigger language plpgsql as $$
begin
  if new.order_id is not null
    and not exists (select 1 from "order" where id = new.order_id and state = 'paid') then
    raise exception 'policy % without a paid order', new.number using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger policy_order before insert on policy
  for each row execute function policy_needs_paid_order();

create table outbox (
  id uuid primary key,
  dedupe_key text not null unique,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  language text not null,
  subject text not null default '',
  body text not null,
  policy_number text references policy,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  next_at timestamptz not null,
  sent_at timestamptz,
  created_at timestamptz not null
);
create index outbox_waiting on outbox (next_at) where state = 'waiting';

create table receipt (
  id uuid primary key,
  payment_id uuid not null references payment,
  stored_as text not null,
  media_type text not null,
  size_bytes bigint not null,
  state text not null check (state in ('quarantined', 'clean', 'refused')),
  created_at timestamptz not null
);

create table idempotency (
  owner text not null,
  key text not null,
  call text not null,
  fingerprint text not null,
  status integer,
  answer jsonb,
  leased_until timestamptz,
  created_at timestamptz not null,
  primary key (owner, key)
);
create index idempotency_age on idempotency (created_at);

create table callback_request (
  id uuid primary key,
  phone text not null,
  type text not null,
  note text not null default '',
  created_at timestamptz not null,
  closed_at timestamptz
);
create unique index callback_request_open on callback_request (phone) where closed_at is null;

create table claim (
  id uuid primary key,
  owner text not null,
  full_name text not null,
  policy_number text not null references policy,
  note text not null,
  phone text not null,
  email text not null,
  channel text not null,
  language text not null,
  created_at timestamptz not null
);

create table claim_file (
  id uuid primary key,
  claim_id uuid not null references claim,
  name text not null,
  stored_as text not null,
  media_type text not null,
  size_bytes bigint not null,
  sha256 text not null,
  state text not null check (state in ('quarantined', 'clean', 'refused')),
  created_at timestamptz not null,
  unique (claim_id, sha256)
);

create table draft (
  owner text not null,
  kind text not null,
  sealed text not null,
  expires_at timestamptz not null,
  primary key (owner, kind)
);
create index draft_expiry on draft (expires_at);

create table activation_ticket (
  token_hash text primary key,
  policy_number text not null references policy,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- What /readyz writes: proof that the database takes writes.
create table heartbeat (
  id integer primary key check (id = 1),
  beat_at timestamptz not null
);
