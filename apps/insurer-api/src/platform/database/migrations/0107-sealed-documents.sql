-- Documents and addresses of a person join the records that are sealed for their person. Only the service has the key:
-- it seals what comes from the old tables when it starts.
alter table user_record drop constraint user_record_kind_check;
alter table user_record
  add constraint user_record_kind_check check (kind in ('person', 'car', 'document', 'address'));
alter table user_record alter column sealed drop not null;
alter table user_record add column unsealed jsonb;
alter table user_record
  add constraint user_record_form check ((sealed is null) <> (unsealed is null));

insert into user_record (id, user_id, kind, unsealed, created_at)
select id, user_id, 'document', jsonb_strip_nulls(jsonb_build_object(
  'docType', doc_type,
  'series', series,
  'docNumber', doc_number,
  'issueDate', issue_date,
  'issueInstitution', issue_institution,
  'dateTo', date_to
)), created_at
from identity_document;

insert into user_record (id, user_id, kind, unsealed, created_at)
select id, user_id, 'address', jsonb_strip_nulls(jsonb_build_object(
  'city', city,
  'address', address,
  'postalCode', postal_code
)), created_at
from user_address;

drop table identity_document;
drop table user_address;
