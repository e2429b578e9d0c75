-- The pretend bank's own books. Only its adapter and its pages read them.
create table sandbox_bank_session (
  reference text primary key,
  operator text not null,
  merchant_order text not null,
  amount_diram bigint not null,
  currency text not null,
  language text not null,
  success_url text not null,
  error_url text not null,
  status text not null check (status in ('open', 'paid', 'failed', 'cancelled')),
  paid_amount_diram bigint,
  paid_at timestamptz,
  expires_at timestamptz not null,
  notice_attempts integer not null default 0,
  notice_due_at timestamptz,
  created_at timestamptz not null,
  unique (operator, merchant_order)
);
create index sandbox_bank_notice on sandbox_bank_session (notice_due_at) where notice_due_at is not null;
