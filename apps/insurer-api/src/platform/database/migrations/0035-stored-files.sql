-- The sweeper asks which row knows a file.
create index claim_file_stored_as on claim_file (stored_as);
create index receipt_stored_as on receipt (stored_as);
create index resume_file_stored_as on resume_file (stored_as);
create index policy_document_stored_as on policy_document (stored_as);
-- What nobody paid is looked for by its age.
create index order_expired on "order" (updated_at) where state = 'expired';
