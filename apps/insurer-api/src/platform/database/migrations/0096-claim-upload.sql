-- A file of a claim that arrives in pieces. Its last piece counts as received once the claim has the whole file.
create table claim_upload (
  id uuid primary key,
  claim_id uuid not null references claim,
  name text not null,
  size_bytes bigint not null check (size_bytes > 0),
  received_bytes bigint not null default 0 check (received_bytes between 0 and size_bytes),
  stored_as text,
  lease_holder integer,
  created_at timestamptz not null,
  check ((stored_as is null) = (received_bytes = size_bytes))
);
create index claim_upload_claim on claim_upload (claim_id, created_at);
create index claim_upload_created on claim_upload (created_at);
create index claim_upload_stored on claim_upload (stored_as);
