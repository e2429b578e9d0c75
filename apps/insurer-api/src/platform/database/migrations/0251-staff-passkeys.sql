-- An account has no role until another person has confirmed it.
alter table staff drop constraint staff_roles_check;

-- Roles that somebody is to get, proposed by one person and confirmed by another.
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

-- What signs somebody in by itself: a key on a device that asks for its owner's finger, face or PIN.
create table staff_passkey (
  -- As the device names it.
  id text primary key check (id <> ''),
  staff_id uuid not null references staff,
  public_key text not null check (public_key <> ''),
  -- How often it was used, where the device counts.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null check (name <> ''),
  created_at timestamptz not null,
  used_at timestamptz
);
create index staff_passkey_of_staff on staff_passkey (staff_id, created_at);

-- Challenges that were answered: none is answered twice.
create table staff_used_challenge (
  hash text primary key,
  expires_at timestamptz not null
);
