-- A number that grows while the service runs, and is written to the file storage too: a restored database is behind it.
create table database_mark (
  id integer primary key check (id = 1),
  number bigint not null check (number >= 0),
  -- The cluster and its timeline; empty where the database does not say them.
  system_id text not null,
  timeline text not null,
  marked_at timestamptz not null
);

-- Times at which the database was recognised as a restored one, which held the deliveries that waited in it.
create table database_restore (
  id uuid primary key,
  -- Behind the number of the file storage, in another place than before, or by a command.
  reason text not null check (reason in ('behind', 'elsewhere', 'command')),
  -- Time of the last mark in the restored database: what came later is missing. Null without a mark.
  known_until timestamptz,
  found_at timestamptz not null
);
create index database_restore_newest on database_restore (found_at, id);

-- Held until staff release or discard it, since it may have been delivered before the database was restored.
alter table outbox add column held boolean not null default false;
alter table webhook_event add column held boolean not null default false;
alter table refund add column held boolean not null default false;
alter table fiscal_receipt add column held boolean not null default false;
create index outbox_held on outbox (created_at) where held;
create index webhook_event_held on webhook_event (created_at) where held;
create index refund_held on refund (created_at) where held;
create index fiscal_receipt_held on fiscal_receipt (created_at) where held;
