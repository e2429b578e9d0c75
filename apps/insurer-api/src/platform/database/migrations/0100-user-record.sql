-- People and cars that a person saved for later orders, each sealed for its place.
create table user_record (
  id uuid primary key,
  user_id uuid not null references "user" on delete cascade,
  kind text not null check (kind in ('person', 'car')),
  sealed text not null,
  created_at timestamptz not null
);
create index user_record_user on user_record (user_id, kind, created_at);
