-- What became of a claim: its state, each change with its day, and messages to the claimant.
alter table claim add column state text not null default 'registered';
alter table claim add column paid_diram bigint check (paid_diram > 0);
alter table claim add column refusal text check (refusal <> '');
alter table claim add constraint claim_decision check (
  (state = 'paid') = (paid_diram is not null) and (state = 'refused') = (refusal is not null)
);

insert into state_edge (machine, from_state, to_state) values
  ('claim', '', 'registered'),
  ('claim', 'registered', 'papersAwaited'),
  ('claim', 'registered', 'underReview'),
  ('claim', 'papersAwaited', 'underReview'),
  ('claim', 'underReview', 'papersAwaited'),
  ('claim', 'underReview', 'paid'),
  ('claim', 'underReview', 'refused');
create trigger claim_state before insert or update of state on claim
  for each row execute function follow_state_edge('claim');

create table claim_event (
  id uuid primary key,
  claim_id uuid not null references claim,
  state text,
  message text not null default '',
  created_at timestamptz not null,
  check (state is not null or message <> '')
);
create index claim_event_claim on claim_event (claim_id, created_at);

insert into claim_event (id, claim_id, state, created_at)
  select gen_random_uuid(), id, 'registered', created_at from claim;

-- Claims are found by the phone that a person proves.
create index claim_phone on claim (phone);
