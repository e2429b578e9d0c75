-- What the insurer's own systems are told: at least once, and in order for each object.
create table webhook_event (
  id uuid primary key,
  -- Order in which things happened.
  position bigint generated always as identity unique,
  type text not null check (type <> ''),
  -- The object that it is about; its events go one after another.
  subject text not null check (subject <> ''),
  -- Sent as it stands: the signature is over these bytes.
  body text not null,
  attempts int not null default 0,
  next_at timestamptz not null,
  last_failure text not null default '',
  created_at timestamptz not null,
  delivered_at timestamptz
);
create index webhook_event_due on webhook_event (next_at) where delivered_at is null;
create index webhook_event_subject on webhook_event (subject, position) where delivered_at is null;
create index webhook_event_delivered on webhook_event (delivered_at);
