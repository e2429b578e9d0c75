-- One living link for a draft; only a hash of its token is kept.
create table draft_handover (
  token_hash text primary key,
  owner text not null,
  kind text not null,
  expires_at timestamptz not null,
  unique (owner, kind),
  foreign key (owner, kind) references draft on delete cascade
);
create index draft_handover_expiry on draft_handover (expires_at);
