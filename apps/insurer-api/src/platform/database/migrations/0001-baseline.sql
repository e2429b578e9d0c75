-- replaces: 0290-vehicle-check.sql
-- The schema of the first release. Amounts are whole diram. Calendar dates have no time zone.

-- A name as it is searched for: small letters, and Tajik ones as their Russian neighbours. Not `lower`, which leaves
-- Cyrillic unchanged where the database's locale is C. Matches `foldName` of the desk.
create function folded_name(text) returns text language sql immutable parallel safe as $$
  select translate($1,
    'ABCDEFGHIJKLMNOPQRSTUVWXYZАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёҒғӢӣҚқӮӯҲҳҶҷ',
    'abcdefghijklmnopqrstuvwxyzабвгдеежзийклмнопрстуфхцчшщъыьэюяеггииккууххчч')
$$;

-- Accounts of buyers, and the service account of the gateway.
create table "user" (
  id uuid primary key,
  username text not null unique,
  role text not null check (role in ('user', 'service')),
  password_hash text not null,
  change_password boolean not null default false,
  profile jsonb not null default '{}',
  created_at timestamptz not null,
  -- Kinds of messages that the user chose by email and SMS; empty until a choice is saved.
  messages jsonb not null default '{}'
);

-- Refresh tokens of sessions, as hashes; each works once.
create table refresh_token (
  token_hash text primary key,
  user_id uuid not null references "user" on delete cascade,
  family uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_token_family on refresh_token (family);
create index refresh_token_expiry on refresh_token (expires_at);

-- Products sold as boxes, with their terms; prices are in product_price.
create table product (
  code text primary key,
  slug text not null unique,
  title jsonb not null,
  sum_assured_diram bigint not null check (sum_assured_diram >= 0),
  active_months integer not null check (active_months >= 0),
  -- What a box insures: its holder, or what the order states.
  insures text not null default 'holder' check (insures in ('holder', 'people', 'address', 'car', 'trip')),
  -- Ages of insured people: {"from": 3, "to": 17}; null without a limit.
  insured_ages jsonb,
  -- What a box covers and under which conditions, in all languages.
  terms jsonb
);

-- Promo codes.
create table coupon (
  code text primary key check (code = upper(code)),
  kind text not null check (kind in ('percent', 'fixed')),
  percent numeric(5,2) check (percent > 0 and percent <= 100),
  amount_diram bigint check (amount_diram > 0),
  product_codes text[] not null default '{}',
  valid_from date not null,
  valid_to date not null,
  use_limit integer check (use_limit >= 0),
  used_count integer not null default 0 check (used_count >= 0),
  check ((kind = 'percent') = (percent is not null)),
  check ((kind = 'fixed') = (amount_diram is not null))
);

-- Allowed changes of state of every table that follow_state_edge guards. A new row begins at ''.
create table state_edge (
  machine text,
  from_state text,
  to_state text,
  primary key (machine, from_state, to_state)
);

insert into state_edge (machine, from_state, to_state) values
  ('claim', '', 'registered'),
  ('claim', 'papersAwaited', 'underReview'),
  ('claim', 'registered', 'papersAwaited'),
  ('claim', 'registered', 'underReview'),
  ('claim', 'underReview', 'paid'),
  ('claim', 'underReview', 'papersAwaited'),
  ('claim', 'underReview', 'refused'),
  ('content_version', '', 'draft'),
  ('content_version', '', 'planned'),
  ('content_version', '', 'published'),
  ('content_version', 'planned', 'draft'),
  ('content_version', 'planned', 'published'),
  ('fiscalReceipt', '', 'pending'),
  ('fiscalReceipt', 'failed', 'registered'),
  ('fiscalReceipt', 'pending', 'failed'),
  ('fiscalReceipt', 'pending', 'registered'),
  ('order', '', 'new'),
  ('order', 'expired', 'review'),
  ('order', 'new', 'expired'),
  ('order', 'new', 'paid'),
  ('order', 'new', 'review'),
  ('order', 'review', 'expired'),
  ('order', 'review', 'paid'),
  ('payment', '', 'created'),
  ('payment', 'cancelled', 'paid'),
  ('payment', 'cancelled', 'review'),
  ('payment', 'closed', 'review'),
  ('payment', 'created', 'closed'),
  ('payment', 'created', 'expired'),
  ('payment', 'created', 'failed'),
  ('payment', 'created', 'pending'),
  ('payment', 'created', 'superseded'),
  ('payment', 'expired', 'review'),
  ('payment', 'failed', 'paid'),
  ('payment', 'failed', 'review'),
  ('payment', 'pending', 'cancelled'),
  ('payment', 'pending', 'closed'),
  ('payment', 'pending', 'expired'),
  ('payment', 'pending', 'failed'),
  ('payment', 'pending', 'paid'),
  ('payment', 'pending', 'review'),
  ('payment', 'pending', 'submitted'),
  ('payment', 'pending', 'superseded'),
  ('payment', 'refunding', 'refunded'),
  ('payment', 'refunding', 'review'),
  ('payment', 'review', 'closed'),
  ('payment', 'review', 'paid'),
  ('payment', 'review', 'refunded'),
  ('payment', 'review', 'refunding'),
  ('payment', 'submitted', 'closed'),
  ('payment', 'submitted', 'paid'),
  ('payment', 'submitted', 'pending'),
  ('payment', 'submitted', 'refunding'),
  ('payment', 'submitted', 'review'),
  ('payment', 'superseded', 'paid'),
  ('payment', 'superseded', 'review'),
  ('product_price', '', 'confirmed'),
  ('product_price', '', 'proposed'),
  ('product_price', 'confirmed', 'replaced'),
  ('product_price', 'proposed', 'confirmed'),
  ('product_price', 'proposed', 'rejected'),
  ('refund', '', 'requested'),
  ('refund', 'approved', 'paid'),
  ('refund', 'approved', 'sending'),
  ('refund', 'requested', 'approved'),
  ('refund', 'requested', 'rejected'),
  ('refund', 'sending', 'paid'),
  ('tariff', '', 'confirmed'),
  ('tariff', '', 'proposed'),
  ('tariff', 'confirmed', 'replaced'),
  ('tariff', 'proposed', 'confirmed'),
  ('tariff', 'proposed', 'rejected');

-- Orders with their price and payload; a correction in the form creates another order of the same lineage.
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
  -- Orders saved from the same draft share a lineage: at most one of them is paid. Null without a draft.
  lineage uuid,
  -- The partner that sold the order or referred its buyer, and the partner's own reference.
  partner_code text check (partner_code <> ''),
  partner_reference text check (partner_reference <> ''),
  -- Version of the tariff that priced the order; null for boxes.
  tariff_version integer check (tariff_version > 0),
  check (amount_diram = (price_diram - discount_diram)),
  check (end_date >= start_date),
  check (partner_reference is null or partner_code is not null)
);
create index order_owner on "order" (owner, created_at);
create index order_waiting on "order" (created_at) where state = 'new';
create index order_expired on "order" (updated_at) where state = 'expired';
create index order_lineage on "order" (lineage) where lineage is not null;
-- Search at the desk, by phone and by surname.
create index order_holder_folded_name on "order" (folded_name((holder ->> 'lastName')));
create index order_holder_phone on "order" (((holder ->> 'phone')));
create index order_vehicle_to_check on "order" (id)
  where policy_type = 'car' and ((details ->> 'vehicleToCheck') = 'true');

-- A use of a coupon is held while a payment is open, and final once it is paid.
create table coupon_use (
  order_id uuid primary key references "order",
  coupon_code text not null references coupon,
  held_until timestamptz,
  used_at timestamptz,
  check ((held_until is null) <> (used_at is null))
);
create index coupon_use_code on coupon_use (coupon_code);

-- Payments of an order or of one of its instalments at a payment operator.
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
  -- The part of the price: 1 is paid with the order, later parts are instalments.
  part integer not null default 1 check (part >= 1),
  -- The buyer's return address, for providers with a single return URL; and the form that the browser posts, for
  -- providers that require one.
  return_url text,
  checkout_form jsonb,
  unique (operator, reference),
  constraint payment_of_part unique (id, order_id, part)
);
create index payment_order on payment (order_id, created_at);
create index payment_waiting on payment (created_at) where state in ('created', 'pending', 'submitted');
create unique index payment_one_open on payment (order_id, part) where state in ('created', 'pending', 'submitted');
create unique index payment_one_paid on payment (order_id, part) where state = 'paid';
-- Keyset pages of work lists at the desk: open payments oldest first, all payments newest first.
create index payment_newest on payment (created_at, id);
create index payment_looked_at on payment (updated_at, id) where state in ('review', 'submitted');
create index payment_reference on payment (reference) where reference is not null;
-- The branches of payment_to_check.
create index payment_silent on payment (updated_at, id) where state in ('created', 'pending');
create index payment_later_part on payment (updated_at, id) where state in ('paid', 'submitted') and part > 1;
create index payment_paid_order on payment (order_id) where state = 'paid';

-- Reports about payments, from notifications and queries of providers; a repeated report has no second row.
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
  -- When the money arrived, according to the provider or the receipt.
  occurred_at timestamptz,
  unique (payment_id, event_key)
);
-- A transfer entered at the desk counts once for all payments.
create unique index payment_event_desk on payment_event (event_key) where source = 'desk';

-- Issued policies.
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
  created_at timestamptz not null,
  constraint policy_of_order unique (number, order_id)
);
create index policy_owner on policy (owner, created_at);
-- A guest's policies are found by a confirmed phone.
create index policy_holder_phone on policy (((holder ->> 'phone')));
create index policy_end on policy (end_date);
create index policy_holder_folded_name on policy (folded_name((holder ->> 'lastName')));
create index policy_newest on policy (created_at, number);

-- Emails and SMS to be sent, and sent ones for thirty days.
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
  created_at timestamptz not null,
  lease_holder integer,
  -- The message is not sent after this time, such as an expired code.
  useful_until timestamptz,
  -- Urgent messages, such as codes, are sent before others.
  urgent boolean not null default false,
  last_failure text not null default ''
);
-- Retention of sent and failed messages.
create index outbox_ended on outbox (created_at) where state <> 'waiting';
create index outbox_due on outbox (channel, urgent desc, next_at) where state = 'waiting';
-- Timelines at the desk: messages of a policy, and messages whose key begins with their subject.
create index outbox_policy on outbox (policy_number) where policy_number is not null;
create index outbox_about on outbox (dedupe_key text_pattern_ops);
create index outbox_newest on outbox (created_at, id);
create index outbox_failed on outbox (created_at, id) where state = 'failed';

-- Uploaded receipts of QR payments; a file and a transaction number count once.
create table receipt (
  id uuid primary key,
  payment_id uuid not null references payment,
  stored_as text not null,
  media_type text not null,
  size_bytes bigint not null,
  state text not null check (state in ('quarantined', 'clean', 'refused')),
  created_at timestamptz not null,
  -- A receipt counts once for all payments: by its file, and by its transaction number where it was read.
  sha256 text unique,
  transaction_number text unique,
  counted_diram bigint check (counted_diram > 0),
  paid_on date
);
create index receipt_stored_as on receipt (stored_as);
create index receipt_payment on receipt (payment_id);
create index receipt_quarantined on receipt (id) where state = 'quarantined';

-- Stored responses of idempotent requests; encrypted, deleted after two days.
create table idempotency (
  owner text,
  key text,
  call text not null,
  fingerprint text not null,
  status integer,
  answer jsonb,
  leased_until timestamptz,
  created_at timestamptz not null,
  -- The piece of work that holds the lease.
  lease_holder integer,
  primary key (owner, key)
);
create index idempotency_age on idempotency (created_at);

-- Requests to be called back.
create table callback_request (
  id uuid primary key,
  phone text not null,
  type text not null,
  note text not null default '',
  created_at timestamptz not null,
  closed_at timestamptz,
  -- The unfinished order of a callback: product, draft and latest order. No foreign keys: drafts are deleted.
  draft_kind text not null default '',
  lineage uuid,
  order_id uuid,
  -- The staff member who calls back; null after a failed attempt.
  taken_by text check (taken_by <> '')
);
create unique index callback_request_open on callback_request (phone) where closed_at is null;
create index callback_request_newest on callback_request (created_at, id);

-- Claims, with the decision of staff.
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
  created_at timestamptz not null,
    state text not null default 'registered',
  paid_diram bigint check (paid_diram > 0),
  refusal text check (refusal <> ''),
  constraint claim_decision check (
    ((state = 'paid') = (paid_diram is not null)) and ((state = 'refused') = (refusal is not null))
  )
);
-- Claims are found by a confirmed phone.
create index claim_phone on claim (phone);
create index claim_policy on claim (policy_number);
create index claim_newest on claim (created_at, id);
create index claim_open on claim (created_at, id) where state in ('registered', 'underReview');
create index claim_folded_surname on claim (split_part(folded_name(full_name), ' ', 1));

-- Files of claims.
create table claim_file (
  id uuid primary key,
  claim_id uuid not null references claim,
  name text not null,
  stored_as text not null,
  media_type text not null,
  size_bytes bigint not null,
  sha256 text not null,
  state text not null check (state in ('quarantined', 'clean', 'refused')),
  created_at timestamptz not null
);
create index claim_file_stored_as on claim_file (stored_as);
-- Files waiting for the scanner.
create index claim_file_quarantined on claim_file (id) where state = 'quarantined';
create unique index claim_file_once on claim_file (claim_id, sha256) where state <> 'refused';

-- Unfinished orders, encrypted for their owner; deleted after a day.
create table draft (
  owner text,
  kind text,
  sealed text not null,
  expires_at timestamptz not null,
  -- A draft and its copies on other devices share a lineage; all end when one of its orders is paid.
  lineage uuid not null default gen_random_uuid(),
  order_id uuid,
  paid boolean not null default false,
  -- The page that saved the draft last, so that an older page cannot overwrite it; null if unknown.
  edition text,
  -- The product, trip or car, for the list of unfinished orders; never a person's name.
  title text not null default '',
  primary key (owner, kind)
);
create index draft_expiry on draft (expires_at);
create index draft_lineage on draft (lineage);
create index draft_order on draft (order_id);

-- One-time tickets that allow activating a policy after its number and code were checked.
create table activation_ticket (
  token_hash text primary key,
  policy_number text not null references policy,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index activation_ticket_expiry on activation_ticket (expires_at);

-- Written by /readyz to prove that the database accepts writes.
create table heartbeat (
  id integer primary key check (id = 1),
  beat_at timestamptz not null
);

-- The sandbox bank's records; only its adapter and its pages use them.
create table sandbox_bank_session (
  reference text primary key,
  operator text not null,
  merchant_order text not null,
  amount_diram bigint not null,
  currency text not null,
  language text not null,
  success_url text not null,
  error_url text not null,
  status text not null check (status in ('open', 'paid', 'failed', 'cancelled')),
  paid_amount_diram bigint,
  paid_at timestamptz,
  expires_at timestamptz not null,
  notice_attempts integer not null default 0,
  notice_due_at timestamptz,
  created_at timestamptz not null,
  unique (operator, merchant_order)
);
create index sandbox_bank_notice on sandbox_bank_session (notice_due_at) where notice_due_at is not null;

-- Content of the site: `data` has each text in all languages.
create table content_item (
  kind text,
  slug text,
  position integer not null,
  data jsonb not null,
  primary key (kind, slug)
);
create index content_item_order on content_item (kind, position);

-- Whether content was seeded.
create table content_seed (
  id integer primary key check (id = 1),
  seeded_at timestamptz not null default now()
);

-- Email addresses subscribed to news.
create table subscription (
  email text primary key,
  language text not null,
  created_at timestamptz not null
);

-- Applications for vacancies; deleted after 180 days.
create table resume (
  id uuid primary key,
  vacancy_id text not null,
  full_name text not null,
  phone text not null,
  email text not null,
  description text not null default '',
  language text not null,
  created_at timestamptz not null,
    taken_by text check (taken_by <> ''),
  taken_at timestamptz,
  done_at timestamptz,
  check ((taken_by is null) = (taken_at is null)),
  check (done_at is null or taken_at is not null)
);
create index resume_created on resume (created_at);

-- Files of applications.
create table resume_file (
  id uuid primary key,
  resume_id uuid not null references resume on delete cascade,
  name text not null,
  stored_as text not null,
  media_type text not null,
  size_bytes bigint not null,
  state text not null check (state in ('quarantined', 'clean', 'refused')),
  created_at timestamptz not null
);
create index resume_file_stored_as on resume_file (stored_as);
create index resume_file_quarantined on resume_file (id) where state = 'quarantined';
create index resume_file_resume on resume_file (resume_id);

-- One valid code per phone, purpose and owner; only a keyed hash is stored.
create table sms_code (
  phone text,
  purpose text check (purpose in ('register', 'recover', 'remove', 'signIn', 'policy', 'claim')),
  code_hash text not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  owner text,
  -- Whether the code counts against the daily budget of unknown visitors; returned when the code is used.
  counts_for_strangers boolean not null,
  primary key (phone, purpose, owner)
);
create index sms_code_expiry on sms_code (expires_at);

-- Price of one unit of a currency in somoni, valid until a later row.
create table currency_rate (
  currency text not null check (currency in ('USD', 'EUR')),
  valid_from date not null,
  tjs numeric(12,4) not null check (tjs > 0),
  position bigint generated always as identity primary key,
  entered_by text check (entered_by <> ''),
  entered_at timestamptz not null default now()
);
create index currency_rate_of_day on currency_rate (currency, valid_from desc, position desc);

-- One valid transfer link per draft; only a hash of its token is stored.
create table draft_handover (
  token_hash text primary key,
  owner text not null,
  kind text not null,
  expires_at timestamptz not null,
  unique (owner, kind),
  foreign key (owner, kind) references draft(owner, kind) on delete cascade
);
create index draft_handover_expiry on draft_handover (expires_at);

-- Policy documents by language; pending while `stored_as` is null.
create table policy_document (
  policy_number text references policy,
  language text check (language in ('ru', 'tg', 'en')),
  stored_as text,
  attempts integer not null default 0,
  next_at timestamptz not null,
  created_at timestamptz not null,
  -- The variable part of a stored document (such as a cancellation): a changed one is drawn again.
  standing text not null default '',
  primary key (policy_number, language)
);
create index policy_document_waiting on policy_document (next_at) where stored_as is null;
create index policy_document_stored_as on policy_document (stored_as);

-- Quota used by a visitor or a network until `ends_at`.
create table quota_use (
  subject text,
  quota text,
  used bigint not null,
  ends_at timestamptz not null,
  primary key (subject, quota)
);
create index quota_use_end on quota_use (ends_at);

-- Attempts at secrets that can be guessed, shared by all processes.
create table rate_limit (
  key text primary key,
  points integer not null,
  expire timestamptz
);
create index rate_limit_expiry on rate_limit (expire);

-- Rotation of a guest's refresh tokens: each generation works once. Created at the first use.
create table visitor_session (
  id uuid primary key,
  owner text not null,
  generation integer not null check (generation >= 0),
  issued_at timestamptz not null,
  ended_at timestamptz
);
create index visitor_session_issued on visitor_session (issued_at);

-- Guests who signed out; stored until their last token has expired.
create table ended_visitor (
  owner text primary key,
  ended_at timestamptz not null
);
create index ended_visitor_ended on ended_visitor (ended_at);

-- A user's session on a device; its refresh tokens are the family of the same id.
create table user_session (
  id uuid primary key,
  user_id uuid not null references "user" on delete cascade,
  device text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null
);
create index user_session_user on user_session (user_id, seen_at);
create index user_session_seen on user_session (seen_at);

-- A cancellation requested by the policy's owner.
create table policy_cancellation (
  policy_number text primary key references policy,
  requested_on date not null,
  refund_diram bigint not null check (refund_diram >= 0),
  created_at timestamptz not null
);

-- A file of a claim that is uploaded in pieces. The last piece counts as received when the claim has the whole file.
create table claim_upload (
  id uuid primary key,
  claim_id uuid not null references claim,
  name text not null,
  size_bytes bigint not null check (size_bytes > 0),
  received_bytes bigint not null default 0,
  stored_as text,
  lease_holder integer,
  created_at timestamptz not null,
  check (received_bytes >= 0 and received_bytes <= size_bytes),
  check ((stored_as is null) = (received_bytes = size_bytes))
);
create index claim_upload_claim on claim_upload (claim_id, created_at);
create index claim_upload_created on claim_upload (created_at);
create index claim_upload_stored on claim_upload (stored_as);

-- History of claims: changes of state with their messages.
create table claim_event (
  id uuid primary key,
  claim_id uuid not null references claim,
  state text,
  message text not null default '',
  created_at timestamptz not null,
  check (state is not null or message <> '')
);
create index claim_event_claim on claim_event (claim_id, created_at);

-- Temporary access to a claim, granted by number, phone and code.
create table claim_access (
  claim_id uuid references claim,
  owner text,
  expires_at timestamptz not null,
  primary key (claim_id, owner)
);
create index claim_access_expires on claim_access (expires_at);

-- People, cars, documents and addresses saved for later orders; sealed.
create table user_record (
  id uuid primary key,
  user_id uuid not null references "user" on delete cascade,
  kind text not null check (kind in ('person', 'car', 'document', 'address')),
  sealed text not null,
  created_at timestamptz not null
);
create index user_record_user on user_record (user_id, kind, created_at);

-- Temporary access to a policy, granted by the holder's phone and a code.
create table policy_access (
  policy_number text references policy,
  owner text,
  expires_at timestamptz not null,
  primary key (policy_number, owner)
);
create index policy_access_expiry on policy_access (expires_at);

-- Renewal reminders that were sent or not needed, once each.
create table renewal_reminder (
  policy_number text references policy,
  kind text check (kind in ('before14', 'before3')),
  created_at timestamptz not null,
  primary key (policy_number, kind)
);

-- Browsers in which the user has signed in: other visitors' failed attempts do not lock them out.
create table known_device (
  user_id uuid references "user" on delete cascade,
  device_hash text,
  seen_at timestamptz not null,
  primary key (user_id, device_hash)
);
create index known_device_hash on known_device (device_hash);
create index known_device_seen on known_device (seen_at);

-- Money returned to the payer. Decisions and their reasons are in refund_event.
create table refund (
  id uuid primary key,
  policy_number text unique references policy,
  amount_diram bigint not null check (amount_diram > 0),
  currency text not null,
  state text not null default 'requested',
  -- The last day on which the money has to arrive.
  due_on date not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  payment_id uuid references payment,
  -- A refund through the payment's own provider: sent once for each command.
  sent_at timestamptz,
  send_failure text,
  constraint refund_of_one check (num_nonnulls(policy_number, payment_id) = 1)
);
create index refund_open on refund (due_on) where state in ('requested', 'approved');
create unique index refund_one_open on refund (payment_id) where state in ('requested', 'approved');
create index refund_payment on refund (payment_id);
create index refund_sending on refund (updated_at) where state = 'sending';
create index refund_newest on refund (created_at, id);
create index refund_rejected_payment on refund (payment_id) where state = 'rejected';

-- Decisions about refunds.
create table refund_event (
  id uuid primary key,
  refund_id uuid not null references refund,
  state text not null,
  -- The policyholder or a staff member.
  decided_by text not null check (decided_by <> ''),
  -- The reason, or the number of the transfer.
  note text not null default '',
  created_at timestamptz not null,
  decided_role text not null default '',
  check (state <> 'rejected' or note <> ''),
  unique (refund_id, state)
);

-- Instalments of a policy; none for a policy paid at once. The keys prevent a payment of one part from being booked on
-- another part or policy.
create table instalment (
  policy_number text references policy,
  order_id uuid not null,
  part integer check (part >= 1),
  amount_diram bigint not null check (amount_diram > 0),
  due_on date not null,
  payment_id uuid unique,
  paid_on date,
  check ((payment_id is null) = (paid_on is null)),
  primary key (policy_number, part),
  foreign key (policy_number, order_id) references policy(number, order_id),
  foreign key (payment_id, order_id, part) references payment(id, order_id, part)
);
create index instalment_unpaid on instalment (due_on) where payment_id is null;

-- Messages sent about an unpaid part, once each.
create table instalment_notice (
  policy_number text,
  part integer,
  kind text check (kind in ('before', 'due', 'after3', 'after10', 'suspended')),
  created_at timestamptz not null,
  primary key (policy_number, part, kind),
  foreign key (policy_number, part) references instalment(policy_number, part)
);

-- Staff decisions about money. The id comes with the command, which is idempotent by it.
create table money_decision (
  id uuid primary key,
  command text not null check (command in (
    'accept', 'refund', 'keep', 'close', 'recordMoney', 'countReceipt', 'rejectReceipt', 'cancelPolicy'
  )),
  payment_id uuid references payment,
  policy_number text references policy,
  receipt_id uuid references receipt,
  refund_id uuid references refund,
  amount_diram bigint check (amount_diram >= 0),
  -- States of the payment before and after; for a policy, whether it was cancelled.
  from_state text not null,
  to_state text not null,
  actor_id text not null check (actor_id <> ''),
  actor_role text not null check (actor_role <> ''),
  reason text not null check (reason <> ''),
  created_at timestamptz not null,
  check (num_nonnulls(payment_id, policy_number) >= 1),
  constraint money_decision_keep check (command <> 'keep' or (payment_id is not null and amount_diram > 0))
);
create index money_decision_payment on money_decision (payment_id, created_at);
create index money_decision_policy on money_decision (policy_number, created_at);
create index money_decision_keep_payment on money_decision (payment_id) where command = 'keep';

-- Price and availability of a product from a day on: proposed by one staff member, confirmed by another; imported rows
-- have neither. The newest confirmed row that has begun is valid.
create table product_price (
  id uuid primary key,
  product_code text not null references product,
  valid_from date not null,
  price_diram bigint not null check (price_diram >= 0),
  on_sale boolean not null,
  state text not null,
  proposed_by text check (proposed_by <> ''),
  proposed_at timestamptz not null,
  decided_by text check (decided_by <> ''),
  decided_at timestamptz,
  check ((state = 'proposed') = (decided_at is null)),
  check ((state not in ('confirmed', 'replaced')) or proposed_by is null or decided_by <> proposed_by),
  check ((state not in ('confirmed', 'replaced')) or ((proposed_by is null) = (decided_by is null)))
);
create unique index product_price_of_day on product_price (product_code, valid_from) where state = 'confirmed';
create index product_price_history on product_price (product_code, proposed_at);

-- Saved versions of content: drafts, scheduled and published ones. The first is the one before the first change.
-- Imported versions have no author.
create table content_version (
  id uuid primary key,
  kind text not null,
  slug text not null,
  version integer not null check (version > 0),
  -- Null if the item was removed from the site.
  data jsonb,
  state text not null,
  publish_on date,
  saved_by text check (saved_by <> ''),
  reason text not null,
  saved_at timestamptz not null,
  published_at timestamptz,
  check (state <> 'planned' or publish_on is not null),
  check ((state = 'published') = (published_at is not null)),
  unique (kind, slug, version)
);
create index content_version_planned on content_version (publish_on) where state = 'planned';

-- Pictures and documents of content; the bytes are in the file store.
create table content_file (
  name text primary key,
  stored_as text not null,
  created_at timestamptz not null,
  -- Of files added at the desk: size, description, author.
  width integer check (width > 0),
  height integer check (height > 0),
  size_bytes bigint check (size_bytes > 0),
  alt jsonb,
  added_by text check (added_by <> '')
);
create index content_file_stored_as on content_file (stored_as);
create index content_file_newest on content_file (created_at, name);

-- Staff of the insurer; separate from buyers' accounts.
create table staff (
  id uuid primary key,
  -- Sign-in name in lower case.
  name text not null check ((name = lower(name)) and name <> '') unique,
  password_hash text not null,
  -- Sealed secret of one-time codes (TOTP).
  otp_secret text not null,
  -- The last used step: each code works once.
  otp_step bigint not null default 0,
  roles text[] not null,
  is_demonstration boolean not null default false,
  created_at timestamptz not null,
  disabled_at timestamptz
);

-- Sessions of staff at the desk.
create table staff_session (
  token_hash text primary key,
  staff_id uuid not null references staff,
  started_at timestamptz not null,
  seen_at timestamptz not null
);
create index staff_session_staff on staff_session (staff_id);

-- Actions of staff. Each row contains the hash of the previous row.
create table audit_event (
  position bigint primary key check (position > 0),
  id uuid not null unique,
  staff_name text not null check (staff_name <> ''),
  role text not null check (role <> ''),
  action text not null check (action <> ''),
  subject text not null check (subject <> ''),
  reason text not null,
  happened_at timestamptz not null,
  previous_hash text not null,
  hash text not null unique,
  -- Whether the action was on test data: sales and tests share this table.
  is_test boolean not null default false
);
create index audit_event_subject on audit_event (subject, position);
create index audit_event_staff on audit_event (staff_name, position);

-- Events for the insurer's own systems and for partners: delivered at least once, in order for each object.
create table webhook_event (
  id uuid primary key,
  -- Order of events.
  position bigint generated always as identity unique,
  type text not null check (type <> ''),
  -- The object of the event; its events are delivered in order.
  subject text not null check (subject <> ''),
  -- Sent unchanged: the signature covers these bytes.
  body text not null,
  attempts integer not null default 0,
  next_at timestamptz not null,
  last_failure text not null default '',
  created_at timestamptz not null,
  delivered_at timestamptz,
  -- The insurer's own systems or a partner; a destination that fails delays no other.
  destination text not null default 'insurer' check (destination <> '')
);
create index webhook_event_delivered on webhook_event (delivered_at);
create index webhook_event_due on webhook_event (destination, next_at) where delivered_at is null;
create index webhook_event_subject on webhook_event (destination, subject, position) where delivered_at is null;
create index webhook_event_of_partner on webhook_event (destination, position) where destination <> 'insurer';
create index webhook_event_newest on webhook_event (created_at, id);
create index webhook_event_undelivered on webhook_event (created_at, id) where delivered_at is null;

-- A partner's commission from a day on: for one product, or for all products without a row of their own.
-- Rows are only added; of one day the last row is valid.
create table partner_share (
  position bigint generated always as identity primary key,
  partner_code text not null check (partner_code <> ''),
  product_code text check (product_code <> ''),
  valid_from date not null,
  -- Basis points.
  share_bp integer not null check (share_bp >= 0 and share_bp <= 10000),
  entered_by text not null check (entered_by <> ''),
  entered_at timestamptz not null
);
create index partner_share_of_day on partner_share (partner_code, valid_from desc, position desc);

-- A partner's account: sales with their commission, and cancellations that take it back.
create table partner_entry (
  position bigint generated always as identity primary key,
  partner_code text not null check (partner_code <> ''),
  policy_number text not null references policy,
  kind text not null check (kind in ('sale', 'cancellation')),
  product_code text not null,
  partner_reference text,
  -- Negative for a cancellation.
  amount_diram bigint not null,
  currency text not null,
  share_bp integer not null check (share_bp >= 0 and share_bp <= 10000),
  commission_diram bigint not null,
  booked_on date not null,
  created_at timestamptz not null,
  check (case kind
    when 'sale' then amount_diram >= 0 and commission_diram >= 0
    else amount_diram <= 0 and commission_diram <= 0
  end),
  unique (policy_number, kind)
);
create index partner_entry_of_day on partner_entry (partner_code, booked_on, position);
create index partner_entry_by_position on partner_entry (partner_code, position);

-- Receipts registered by an online till: one per payment that bought a policy and one per refund of a cancelled policy.
-- The id is that of the payment or refund, and makes the request to the till idempotent.
create table fiscal_receipt (
  id uuid primary key,
  kind text not null check (kind in ('sale', 'refund')),
  -- The payment of the sale, also for a refund.
  payment_id uuid not null references payment,
  amount_diram bigint not null check (amount_diram > 0),
  currency text not null,
  state text not null default 'pending',
  number text,
  url text,
  registered_at timestamptz,
  attempts integer not null default 0,
  -- Reason of the last failure; empty after success.
  last_failure text not null default '',
  next_at timestamptz not null,
  created_at timestamptz not null,
  check (kind <> 'sale' or id = payment_id),
  check ((state = 'registered') = (number is not null and url is not null and registered_at is not null))
);
create index fiscal_receipt_payment on fiscal_receipt (payment_id);
create index fiscal_receipt_due on fiscal_receipt (next_at) where state <> 'registered';

-- Companies that sell on their own sites. A code used only in links needs no row.
create table partner (
  code text primary key check (code ~ '^[A-Za-z0-9_-]{1,64}$'),
  name text not null check (name <> ''),
  -- Exact origins, or patterns such as https://*.preview.example.com.
  origins text[] not null check (cardinality(origins) > 0),
  -- The first is the default return address.
  return_pages text[] not null check (cardinality(return_pages) > 0),
  webhook_url text check (webhook_url <> ''),
  -- Sealed secret that signs deliveries.
  webhook_secret text check (webhook_secret <> ''),
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  check ((webhook_url is null) = (webhook_secret is null))
);

-- Publishable keys are stored as they are, secret keys as a hash.
create table partner_key (
  id uuid primary key,
  partner_code text not null references partner,
  kind text not null check (kind in ('publishable', 'secret')),
  value text not null unique,
  created_at timestamptz not null,
  -- Refused from this time on: replaced or withdrawn.
  ends_at timestamptz,
  -- A test key; a publishable key also shows it in its value.
  is_test boolean not null default false,
  check (case kind
    when 'publishable' then value ~ '^pk_[A-Za-z0-9_-]{8,64}$'
    else value ~ '^[0-9a-f]{64}$'
  end),
  check (kind = 'secret' or is_test = (value like 'pk\_test\_%'))
);
create index partner_key_of_partner on partner_key (partner_code, created_at);

-- Changes of a staff member's roles: proposed by one administrator, confirmed by another.
create table staff_role_change (
  id uuid primary key,
  staff_id uuid not null references staff,
  roles text[] not null check (cardinality(roles) > 0),
  state text not null check (state in ('proposed', 'confirmed', 'rejected')),
  proposed_by text not null check (proposed_by <> ''),
  proposed_at timestamptz not null,
  decided_by text check (decided_by <> ''),
  decided_at timestamptz,
  check ((state = 'proposed') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (state <> 'confirmed' or decided_by <> proposed_by)
);
create unique index staff_role_change_open on staff_role_change (staff_id) where state = 'proposed';

-- Passkeys of staff.
create table staff_passkey (
  -- Credential id.
  id text primary key check (id <> ''),
  staff_id uuid not null references staff,
  public_key text not null check (public_key <> ''),
  -- Signature counter, 0 if the device has none.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null check (name <> ''),
  created_at timestamptz not null,
  used_at timestamptz
);
create index staff_passkey_of_staff on staff_passkey (staff_id, created_at);

-- Challenges that were answered; each works once.
create table staff_used_challenge (
  hash text primary key,
  expires_at timestamptz not null
);

-- Tariff of a line of insurance from a day on: proposed by one staff member, confirmed by another; imported rows have
-- neither. The newest confirmed row that has begun is valid.
create table tariff (
  id uuid primary key,
  line text not null check (line in ('travel', 'liability', 'casco')),
  version integer not null check (version > 0),
  valid_from date not null,
  figures jsonb not null,
  state text not null,
  proposed_by text check (proposed_by <> ''),
  proposed_at timestamptz not null,
  decided_by text check (decided_by <> ''),
  decided_at timestamptz,
  check ((state = 'proposed') = (decided_at is null)),
  check ((state not in ('confirmed', 'replaced')) or proposed_by is null or decided_by <> proposed_by),
  check ((state not in ('confirmed', 'replaced')) or ((proposed_by is null) = (decided_by is null))),
  unique (line, version)
);
create unique index tariff_of_day on tariff (line, valid_from) where state = 'confirmed';

-- A visitor's data from a partner, until the shop on the partner's page collects it; its token is stored as a hash.
create table partner_prefill (
  token_hash text primary key,
  partner_code text not null references partner,
  sealed text not null,
  expires_at timestamptz not null
);
create index partner_prefill_expiry on partner_prefill (expires_at);

-- Checks of vehicles that the directory lacks, once per policy: a lower price is refunded, a higher one becomes an
-- instalment.
create table vehicle_check (
  policy_number text primary key references policy,
  -- Make, model and kind as sold and as on the registration certificate.
  sold jsonb not null,
  found jsonb not null,
  before_diram bigint not null check (before_diram >= 0),
  after_diram bigint not null check (after_diram >= 0),
  payment_id uuid references payment,
  refund_id uuid unique references refund,
  decided_by text not null,
  decided_role text not null,
  reason text not null,
  created_at timestamptz not null
);
create index vehicle_check_payment on vehicle_check (payment_id);

create function orders_paid_without_policy() returns setof uuid language sql stable rows 10
  set enable_hashjoin = off
  set max_parallel_workers_per_gather = 0
as $$
  select distinct payment.order_id
  from payment
  where payment.state = 'paid' and not exists (select from policy where policy.order_id = payment.order_id)
$$;

-- Money received with a payment (the report that counted, or its receipts), and money refunded or kept.
create view payment_money as
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

-- Payments that staff have to look at, with the reason.
create view payment_to_check as
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

-- Policies of vehicles that the directory lacks, whose price depends on the buyer's statement. Staff compare them
-- with the registration certificate.
create view vehicle_to_check as
select
  policy.number as policy_number,
  policy.order_id,
  bought.product_code,
  (bought.details -> 'request' ->> 'vehicleType')::int as vehicle_type,
  coalesce(bought.details -> 'request' ->> 'carMark', bought.details -> 'request' ->> 'markaTxt') as make,
  coalesce(bought.details -> 'request' ->> 'carModel', bought.details -> 'request' ->> 'modelTxt') as model,
  bought.details -> 'request' ->> 'gosNomer' as plate,
  policy.created_at as since
from policy
join "order" bought on bought.id = policy.order_id
where bought.policy_type = 'car' and bought.details ->> 'vehicleToCheck' = 'true'
  and not exists (select 1 from vehicle_check where vehicle_check.policy_number = policy.number)
  and not exists (select 1 from policy_cancellation where policy_cancellation.policy_number = policy.number);

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
create trigger order_state before insert or update of state on "order"
  for each row execute function follow_state_edge('order');
create trigger payment_state before insert or update of state on payment
  for each row execute function follow_state_edge('payment');
create trigger claim_state before insert or update of state on claim
  for each row execute function follow_state_edge('claim');
create trigger refund_state before insert or update of state on refund
  for each row execute function follow_state_edge('refund');
create trigger product_price_state before insert or update of state on product_price
  for each row execute function follow_state_edge('product_price');
create trigger content_version_state before insert or update of state on content_version
  for each row execute function follow_state_edge('content_version');
create trigger fiscal_receipt_state before insert or update of state on fiscal_receipt
  for each row execute function follow_state_edge('fiscalReceipt');
create trigger tariff_state before insert or update of state on tariff
  for each row execute function follow_state_edge('tariff');

-- Requires a paid order for its policy.
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

create function instalment_needs_paid_payment() returns trigger language plpgsql as $$
begin
  if new.payment_id is not null
    and not exists (select 1 from payment where id = new.payment_id and state = 'paid') then
    raise exception 'part % of policy % without a paid payment', new.part, new.policy_number
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger instalment_payment before insert or update on instalment
  for each row execute function instalment_needs_paid_payment();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% takes new rows only', tg_table_name using errcode = 'check_violation';
end $$;
create trigger money_decision_new_only before delete or update on money_decision
  for each row execute function refuse_change();
create trigger refund_event_new_only before delete or update on refund_event
  for each row execute function refuse_change();
create trigger content_version_stays before delete on content_version
  for each row execute function refuse_change();
create trigger audit_event_new_only before delete or update on audit_event
  for each row execute function refuse_change();
create trigger audit_event_never_emptied before truncate on audit_event
  for each statement execute function refuse_change();
create trigger partner_share_fixed before delete or update on partner_share
  for each row execute function refuse_change();
create trigger partner_entry_fixed before delete or update on partner_entry
  for each row execute function refuse_change();
-- Orders refer to their version of a tariff: versions are never changed or deleted.
create trigger tariff_figures before update of id, line, version, valid_from, figures, proposed_by, proposed_at on tariff
  for each row execute function refuse_change();
create trigger tariff_kept before delete or truncate on tariff
  for each statement execute function refuse_change();

-- Refunds and kept money never exceed the money received. A payment keeps the price of its policy, or the lower price
-- after a vehicle check.
create function refund_within_money() returns trigger language plpgsql as $$
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
create trigger refund_money after insert or update on refund
  for each row execute function refund_within_money();
create trigger money_decision_within_money after insert on money_decision
  for each row when (new.command = 'keep') execute function refund_within_money();

-- At commit, a paid order has a policy and a paid payment has a policy or an instalment.
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

-- A payment is in the state refunding only while it has an open refund.
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

-- At commit, a paid payment has a fiscal receipt.
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

-- Data of test keys is in the schema `test`, which reads products, prices and partners from here, never changes them.
create function refuse_test_change() returns trigger language plpgsql as $$
begin
  if current_schema() = 'test' then
    raise exception '% is not changed by a test', tg_table_name using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger product_no_test before insert or delete or update or truncate on product
  for each statement execute function refuse_test_change();
create trigger product_price_no_test before insert or delete or update or truncate on product_price
  for each statement execute function refuse_test_change();
create trigger coupon_no_test before insert or delete or update or truncate on coupon
  for each statement execute function refuse_test_change();
create trigger currency_rate_no_test before insert or delete or update or truncate on currency_rate
  for each statement execute function refuse_test_change();
create trigger tariff_no_test before insert or delete or update or truncate on tariff
  for each statement execute function refuse_test_change();
create trigger content_item_no_test before insert or delete or update or truncate on content_item
  for each statement execute function refuse_test_change();
create trigger content_version_no_test before insert or delete or update or truncate on content_version
  for each statement execute function refuse_test_change();
create trigger partner_no_test before insert or delete or update or truncate on partner
  for each statement execute function refuse_test_change();
create trigger partner_key_no_test before insert or delete or update or truncate on partner_key
  for each statement execute function refuse_test_change();
create trigger partner_share_no_test before insert or delete or update or truncate on partner_share
  for each statement execute function refuse_test_change();

-- A payment is refunded or closed only when none of its money remains.
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
