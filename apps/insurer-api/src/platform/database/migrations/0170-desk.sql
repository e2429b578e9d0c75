-- The people of the insurer who work at the desk, apart from those who buy.
create table staff (
  id uuid primary key,
  -- Lower case: what is typed to sign in.
  name text not null unique check (name = lower(name) and name <> ''),
  password_hash text not null,
  -- Sealed; of the one-time codes.
  otp_secret text not null,
  -- The last step whose code was used: none is taken twice.
  otp_step bigint not null default 0,
  roles text[] not null check (cardinality(roles) > 0),
  is_demonstration boolean not null default false,
  created_at timestamptz not null,
  disabled_at timestamptz
);

create table staff_session (
  token_hash text primary key,
  staff_id uuid not null references staff,
  started_at timestamptz not null,
  seen_at timestamptz not null
);
create index staff_session_staff on staff_session (staff_id);

-- What people of the insurer did. Each row holds the hash of the one before it.
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
  hash text not null unique
);
create index audit_event_subject on audit_event (subject, position);
create index audit_event_staff on audit_event (staff_name, position);
create trigger audit_event_new_only before update or delete on audit_event
  for each row execute function refuse_change();
create trigger audit_event_never_emptied before truncate on audit_event
  for each statement execute function refuse_change();
