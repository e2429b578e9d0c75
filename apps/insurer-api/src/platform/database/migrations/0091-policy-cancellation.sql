-- A cancellation that an owner asked for; the policy stays in force until people have settled it.
create table policy_cancellation (
  policy_number text primary key references policy,
  requested_on date not null,
  refund_diram bigint not null check (refund_diram >= 0),
  created_at timestamptz not null
);
