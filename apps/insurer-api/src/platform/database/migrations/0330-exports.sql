-- A file for accounting or for the regulator that was sent, or is to be sent, to a place outside the service.
create table export_delivery (
  id uuid primary key,
  kind text not null check (kind in ('journal', 'policies')),
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  -- An email address, or the address of a folder.
  target text not null check (target <> ''),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  -- Reason code of the last failed try.
  failure text not null default '',
  row_count integer,
  created_at timestamptz not null,
  delivered_at timestamptz,
  check ((state = 'delivered') = (delivered_at is not null)),
  unique (kind, first_day, last_day, target)
);
create index export_delivery_newest on export_delivery (created_at, id);
