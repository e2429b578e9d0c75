-- A code may also sign in, without a password, whoever has just paid for an order.
alter table sms_code drop constraint sms_code_purpose_check;
alter table sms_code add constraint sms_code_purpose_check check (purpose in ('register', 'recover', 'signIn'));
