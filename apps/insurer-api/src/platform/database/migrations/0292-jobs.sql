-- Jobs decide when something is tried, by whom and how often: rows keep what was done and what remains.
alter table outbox drop column next_at, drop column lease_holder;
create index outbox_waiting on outbox (channel) where state = 'waiting';

alter table webhook_event drop column next_at;

alter table fiscal_receipt drop column next_at;
create index fiscal_receipt_open on fiscal_receipt (created_at) where state <> 'registered';

alter table policy_document drop column next_at, drop column attempts;
create index policy_document_waiting on policy_document (created_at) where stored_as is null;

alter table sandbox_bank_session drop column notice_attempts;
drop index sandbox_bank_notice;
