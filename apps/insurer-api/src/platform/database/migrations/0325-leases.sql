-- Leases end by the database's clock and are renewed by their holder, whose number is unique to one piece of work.
alter table claim_upload add column leased_until timestamptz;
