-- Which running instance holds a lease: it lives as long as it holds the advisory lock of this number.
alter table idempotency add column lease_holder integer;
alter table outbox add column lease_holder integer;
