-- What a partner knows of a visitor, until the shop on the partner's page takes it; only a hash of its token is kept.
create table partner_prefill (
  token_hash text primary key,
  partner_code text not null references partner,
  sealed text not null,
  expires_at timestamptz not null
);
create index partner_prefill_expiry on partner_prefill (expires_at);
