-- Lists of the desk that staff saved: the filter in an address, never the name or phone of a customer.
create table saved_view (
  id uuid primary key,
  staff_id uuid not null references staff on delete cascade,
  list text not null check (list <> ''),
  name text not null check (name <> ''),
  query text not null check (query <> ''),
  created_at timestamptz not null,
  unique (staff_id, list, query)
);

-- Notes of staff on a record. May name people: exported and removed with the account of the person.
create table record_note (
  -- The id of the audit event, which does not contain the text.
  id uuid primary key,
  subject text not null check (subject ~ '^(policy|payment|claim):'),
  staff_name text not null check (staff_name <> ''),
  staff_role text not null check (staff_role <> ''),
  body text not null check (body <> ''),
  created_at timestamptz not null
);
create index record_note_subject on record_note (subject, created_at);
create index record_note_age on record_note (created_at);

-- The member of staff who works on a payment or a claim; a call has its own column.
create table assignment (
  subject text primary key check (subject ~ '^(payment|claim):'),
  staff_name text not null check (staff_name <> ''),
  assigned_by text not null check (assigned_by <> ''),
  assigned_at timestamptz not null
);
create index assignment_staff on assignment (staff_name, assigned_at);
create index assignment_age on assignment (assigned_at);
