-- What a database begins with is loaded once; what somebody changed afterwards stays.
alter table content_seed drop column fingerprint;
alter table content_seed add column seeded_at timestamptz not null default now();
