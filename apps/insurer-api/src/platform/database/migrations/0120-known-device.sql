-- Browsers in which a person has signed in: what strangers try against the account does not stop these.
create table known_device (
  user_id uuid not null references "user" on delete cascade,
  device_hash text not null,
  seen_at timestamptz not null,
  primary key (user_id, device_hash)
);
create index known_device_hash on known_device (device_hash);
create index known_device_seen on known_device (seen_at);

-- A code belongs to who asked for it, so that nobody uses up the tries of somebody else's.
delete from sms_code;
alter table sms_code add column owner text not null;
-- Whether the code uses a share of what strangers may be sent; the share is given back when the code is used.
alter table sms_code add column counts_for_strangers boolean not null;
alter table sms_code drop constraint sms_code_pkey;
alter table sms_code add primary key (phone, purpose, owner);

-- The service account is checked against the settings, not against a hash.
update "user" set password_hash = '' where role = 'service';

-- A code also confirms that an account which has no password is to be removed.
alter table sms_code drop constraint sms_code_purpose_check;
alter table sms_code add constraint sms_code_purpose_check
  check (purpose in ('register', 'recover', 'remove', 'signIn', 'policy', 'claim'));
