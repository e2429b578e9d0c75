-- Consent of the buyer to be reminded of an unpaid order, and the reminders that were queued: each once.
alter table "order" add column reminder_consent_at timestamptz;
alter table "order" add column hour_reminder_at timestamptz;
alter table "order" add column expiry_reminder_at timestamptz;
create index order_to_remind on "order" (created_at, id) where state = 'new' and reminder_consent_at is not null;
create index order_hour_reminder on "order" (hour_reminder_at) where hour_reminder_at is not null;
create index order_expiry_reminder on "order" (expiry_reminder_at) where expiry_reminder_at is not null;

-- Addresses that receive no reminders: keyed hashes, so that neither a phone nor an email address is stored.
create table reminder_opt_out (
  address_hash text primary key,
  created_at timestamptz not null
);
create index reminder_opt_out_age on reminder_opt_out (created_at);

alter table outbox add column unsubscribe_url text;
