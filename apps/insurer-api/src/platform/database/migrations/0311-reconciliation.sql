-- Columns of an operator's statement, by their headings; chosen once.
create table statement_layout (
  operator text primary key check (operator <> ''),
  reference_column text not null check (reference_column <> ''),
  amount_column text not null check (amount_column <> ''),
  day_column text,
  entered_by text not null,
  entered_at timestamptz not null
);

-- A month of an operator, compared with its statement.
create table reconciliation (
  id uuid primary key,
  operator text not null check (operator <> ''),
  month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  file_name text not null,
  uploaded_by text not null,
  uploaded_at timestamptz not null,
  -- The table of the file, until its columns are chosen: it may contain personal data.
  pending_rows jsonb,
  -- Reference, amount and day of each line.
  lines jsonb not null,
  -- Rows without a reference, such as headings and totals.
  skipped integer not null,
  closed_by text check (closed_by <> ''),
  confirmed_by text check (confirmed_by <> ''),
  closed_at timestamptz,
  unique (operator, month),
  check (num_nulls(closed_by, confirmed_by, closed_at) in (0, 3)),
  check (closed_by <> confirmed_by)
);
create index reconciliation_newest on reconciliation (month, operator);

-- A payment or a refund, a line of the statement, or both.
create table reconciliation_item (
  id uuid primary key,
  reconciliation_id uuid not null references reconciliation,
  kind text not null check (kind in ('matched', 'oursOnly', 'theirsOnly', 'differing')),
  payment_id uuid references payment,
  refund_id uuid references refund,
  reference text not null,
  -- Null for an item of the other side only, and for an amount that cannot be read. Negative for a refund.
  ours_diram bigint,
  theirs_diram bigint,
  day date,
  -- The statement has a line with this reference more often than we have payments.
  is_repeated boolean not null,
  action text check (action in ('askOperator', 'corrected', 'otherMonth', 'operatorError', 'other')),
  note text not null default '',
  closed_by text check (closed_by <> ''),
  closed_at timestamptz,
  check (num_nulls(action, closed_by, closed_at) in (0, 3)),
  check (kind <> 'matched' or action is null)
);
create index reconciliation_item_list on reconciliation_item (reconciliation_id, kind);
create index reconciliation_item_payment on reconciliation_item (payment_id);
create index reconciliation_item_refund on reconciliation_item (refund_id);
