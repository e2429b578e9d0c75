-- Changes that one staff member proposes and another confirms.
create table proposal (
  id uuid primary key,
  kind text not null check (kind <> ''),
  -- What is changed; one proposal about it is open at a time.
  key text not null check (key <> ''),
  -- The audit subject, such as claim:…
  subject text not null check (subject <> ''),
  change jsonb not null,
  state text not null default 'proposed' check (state in ('proposed', 'confirmed', 'rejected')),
  proposed_by text not null check (proposed_by <> ''),
  reason text not null,
  proposed_at timestamptz not null,
  decided_by text check (decided_by <> ''),
  decided_at timestamptz,
  check ((state = 'proposed') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (state <> 'confirmed' or decided_by <> proposed_by)
);
create unique index proposal_open on proposal (key) where state = 'proposed';
create index proposal_subject on proposal (subject) where state = 'proposed';

-- A decided claim goes back to review: its decision was withdrawn, or the claim is reopened.
insert into state_edge (machine, from_state, to_state) values
  ('claim', 'paid', 'underReview'),
  ('claim', 'refused', 'underReview');

-- What the insurer expects to pay.
alter table claim add column reserve_diram bigint check (reserve_diram >= 0);

-- The decision of an event; when the claimant is informed, null for at once; and when it was withdrawn before that.
alter table claim_event add column paid_diram bigint check (paid_diram > 0);
alter table claim_event add column refusal text check (refusal <> '');
alter table claim_event add column announce_at timestamptz;
alter table claim_event add column withdrawn_at timestamptz;
alter table claim_event add constraint claim_event_withdrawn check (withdrawn_at < announce_at);
create index claim_event_announce on claim_event (claim_id, announce_at) where announce_at is not null;
