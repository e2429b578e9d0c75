-- One living code for a phone and a purpose; only a keyed hash of it is kept.
create table sms_code (
  phone text not null,
  purpose text not null check (purpose in ('register', 'recover')),
  code_hash text not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (phone, purpose)
);
create index sms_code_expiry on sms_code (expires_at);

create table identity_document (
  id uuid primary key,
  user_id uuid not null references "user" on delete cascade,
  doc_type integer not null check (doc_type in (0, 1, 2)),
  series text,
  doc_number text not null,
  issue_date date not null,
  issue_institution text not null,
  created_at timestamptz not null
);
create index identity_document_user on identity_document (user_id, created_at);

create table user_address (
  id uuid primary key,
  user_id uuid not null references "user" on delete cascade,
  city text not null,
  address text not null,
  postal_code text,
  created_at timestamptz not null
);
create index user_address_user on user_address (user_id, created_at);
