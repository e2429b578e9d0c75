-- The secret before the present one, with which events are signed too until it ends.
alter table partner
  add column previous_webhook_secret text,
  add column previous_secret_ends_at timestamptz;
