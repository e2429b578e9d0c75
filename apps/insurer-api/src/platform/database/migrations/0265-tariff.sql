-- The figures by which a line of insurance is priced, from a day on: proposed by one person, confirmed by another.
-- What was loaded with an archive or a seed names nobody. The newest confirmed row that has begun holds.
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
  unique (line, version),
  check ((state = 'proposed') = (decided_at is null)),
  check (state not in ('confirmed', 'replaced') or proposed_by is null or decided_by <> proposed_by),
  check (state not in ('confirmed', 'replaced') or (proposed_by is null) = (decided_by is null))
);
create unique index tariff_of_day on tariff (line, valid_from) where state = 'confirmed';

-- A later decision about the same day takes the place of an earlier one.
insert into state_edge (machine, from_state, to_state) values
  ('tariff', '', 'proposed'),
  ('tariff', '', 'confirmed'),
  ('tariff', 'proposed', 'confirmed'),
  ('tariff', 'proposed', 'rejected'),
  ('tariff', 'confirmed', 'replaced');
create trigger tariff_state before insert or update of state on tariff
  for each row execute function follow_state_edge('tariff');

-- What was proposed stays as it was, and every version is kept: orders name theirs.
create trigger tariff_figures before update of id, line, version, valid_from, figures, proposed_by, proposed_at on tariff
  for each row execute function refuse_change();
create trigger tariff_kept before delete or truncate on tariff
  for each statement execute function refuse_change();

-- The version of the tariff by which an order was priced; null of a box and of orders before this.
alter table "order" add column tariff_version integer check (tariff_version > 0);
