-- Who opened a claim by its number, phone and code: for a day like its owner.
create table claim_access (
  claim_id uuid not null references claim,
  owner text not null,
  expires_at timestamptz not null,
  primary key (claim_id, owner)
);
create index claim_access_expires on claim_access (expires_at);

alter table sms_code drop constraint sms_code_purpose_check;
alter table sms_code add constraint sms_code_purpose_check
  check (purpose in ('register', 'recover', 'signIn', 'policy', 'claim'));
