-- Money that goes back to who paid it: a person decides, and another step says that it was paid. Who and why is in
-- refund_event.
create table refund (
  id uuid primary key,
  policy_number text not null unique references policy,
  amount_diram bigint not null check (amount_diram > 0),
  currency text not null,
  state text not null default 'requested',
  -- The last day by which the money is to be there.
  due_on date not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index refund_open on refund (due_on) where state in ('requested', 'approved');

insert into state_edge (machine, from_state, to_state) values
  ('refund', '', 'requested'),
  ('refund', 'requested', 'approved'),
  ('refund', 'requested', 'rejected'),
  ('refund', 'approved', 'paid');
create trigger refund_state before insert or update of state on refund
  for each row execute function follow_state_edge('refund');

create table refund_event (
  id uuid primary key,
  refund_id uuid not null references refund,
  state text not null,
  -- Who decided: the policyholder, or a person of the insurer.
  decided_by text not null check (decided_by <> ''),
  -- Why, or under which number the money went.
  note text not null default '',
  created_at timestamptz not null,
  unique (refund_id, state),
  check (state <> 'rejected' or note <> '')
);

-- Cancellations of before: two weeks hold ten working days.
insert into refund (id, policy_number, amount_diram, currency, due_on, created_at, updated_at)
select gen_random_uuid(), policy.number, cancelled.refund_diram, policy.currency, cancelled.requested_on + 14,
  cancelled.created_at, cancelled.created_at
from policy_cancellation as cancelled
join policy on policy.number = cancelled.policy_number
where cancelled.refund_diram > 0;

insert into refund_event (id, refund_id, state, decided_by, created_at)
select gen_random_uuid(), id, 'requested', 'policyholder', created_at from refund;

-- What a stored document says beside what never changes: it is drawn anew when that is something else by now.
alter table policy_document add column standing text not null default '';
