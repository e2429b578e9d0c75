-- Companies whose own sites sell. Their code stands on orders and on lines of their account; a code that only links name needs no row.
create table partner (
  code text primary key check (code ~ '^[A-Za-z0-9_-]{1,64}$'),
  name text not null check (name <> ''),
  -- Exact ones, or patterns such as https://*.preview.example.com.
  origins text[] not null check (cardinality(origins) > 0),
  -- The first is where buyers return to unless a call names another.
  return_pages text[] not null check (cardinality(return_pages) > 0),
  webhook_url text check (webhook_url <> ''),
  -- Sealed: it signs what goes to the address.
  webhook_secret text check (webhook_secret <> ''),
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  check ((webhook_url is null) = (webhook_secret is null))
);

-- Publishable keys stand in pages as they are; of the secrets of servers only the hash is here.
create table partner_key (
  id uuid primary key,
  partner_code text not null references partner,
  kind text not null check (kind in ('publishable', 'secret')),
  value text not null unique check (case kind when 'publishable' then value ~ '^pk_[A-Za-z0-9_-]{8,64}$'
    else value ~ '^[0-9a-f]{64}$' end),
  created_at timestamptz not null,
  -- From then on it is refused: it was replaced or withdrawn.
  ends_at timestamptz
);
create index partner_key_of_partner on partner_key (partner_code, created_at);

create index partner_entry_by_position on partner_entry (partner_code, position);
