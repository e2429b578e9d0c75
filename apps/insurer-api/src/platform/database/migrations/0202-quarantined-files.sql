-- What waits for the scanner is looked for every few minutes.
create index claim_file_quarantined on claim_file (id) where state = 'quarantined';
create index receipt_quarantined on receipt (id) where state = 'quarantined';
create index resume_file_quarantined on resume_file (id) where state = 'quarantined';

-- A file that the scanner refused later may be sent again.
alter table claim_file drop constraint claim_file_claim_id_sha256_key;
create unique index claim_file_once on claim_file (claim_id, sha256) where state <> 'refused';
