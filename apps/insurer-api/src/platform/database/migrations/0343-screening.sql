-- Sanctions lists. A new list is proposed with its entries and replaces the active one as a whole when a second person confirms it.
create table sanctions_list (
  -- The id of its proposal.
  id uuid primary key,
  version integer not null unique check (version > 0),
  state text not null check (state in ('proposed', 'active', 'replaced')),
  source text not null check (source in ('un', 'csv')),
  file_name text not null,
  -- The day that the list itself names.
  dated date,
  entries integer not null check (entries > 0),
  imported_by text not null check (imported_by <> ''),
  imported_at timestamptz not null,
  confirmed_by text check (confirmed_by <> ''),
  confirmed_at timestamptz,
  check ((state = 'proposed') = (confirmed_by is null)),
  check ((confirmed_by is null) = (confirmed_at is null)),
  check (confirmed_by <> imported_by)
);
create unique index sanctions_list_active on sanctions_list (state) where state = 'active';

-- People of a proposed or active sanctions list; those of a replaced one are deleted.
create table sanctions_entry (
  list_id uuid not null references sanctions_list on delete cascade,
  position integer not null,
  -- Number in the source list, or the row of the file.
  reference text not null check (reference <> ''),
  names text[] not null check (cardinality(names) > 0),
  -- ISO dates, or years alone.
  birth_dates text[] not null,
  documents text[] not null,
  primary key (list_id, position)
);

-- Orders and claims that staff look at: a match with a sanctions list holds the order until a person decides, a mark of a rule holds nothing. Deleted five years after the decision.
create table screening_check (
  id uuid primary key,
  kind text not null check (kind in ('sanctions', 'sum', 'perDay', 'sameDocument', 'earlyClaim')),
  state text not null default 'open' check (state in ('open', 'released', 'refused', 'closed')),
  -- The held order, which retention may remove before its check.
  order_id uuid,
  policy_number text,
  claim_id uuid,
  -- People of the order with the matched entries, personal data; facts of a mark, without names.
  details jsonb not null,
  created_at timestamptz not null,
  decided_by text check (decided_by <> ''),
  decided_role text not null default '',
  reason text not null default '',
  decided_at timestamptz,
  check ((kind = 'sanctions') = (order_id is not null)),
  check ((kind = 'sanctions') = (policy_number is null)),
  check ((kind = 'earlyClaim') = (claim_id is not null)),
  check (state = 'open' or (kind = 'sanctions') = (state <> 'closed')),
  check ((state = 'open') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (state = 'open' or reason <> '')
);
create unique index screening_check_held on screening_check (order_id) where kind = 'sanctions' and state = 'open';
create unique index screening_check_mark on screening_check (kind, policy_number) where claim_id is null and order_id is null;
create unique index screening_check_claim on screening_check (claim_id) where claim_id is not null;
create index screening_check_open on screening_check (created_at, id) where state = 'open';
create index screening_check_all on screening_check (created_at, id);
create index screening_check_order on screening_check (order_id) where order_id is not null;
create index screening_check_policy on screening_check (policy_number) where policy_number is not null;
