-- What was decided about reminding of the end of a policy: each reminder once, whether it was sent or not needed.
create table renewal_reminder (
  policy_number text not null references policy,
  kind text not null check (kind in ('before14', 'before3')),
  created_at timestamptz not null,
  primary key (policy_number, kind)
);
-- Policies are looked up by the day on which they end.
create index policy_end on policy (end_date);
