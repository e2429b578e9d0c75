-- Whoever proved the phone of a policy by a code reads it for a while, without an account.
create table policy_access (
  policy_number text not null references policy,
  owner text not null,
  expires_at timestamptz not null,
  primary key (policy_number, owner)
);
create index policy_access_expiry on policy_access (expires_at);

alter table sms_code drop constraint sms_code_purpose_check;
alter table sms_code add constraint sms_code_purpose_check
  check (purpose in ('register', 'recover', 'signIn', 'policy', 'claim'));
