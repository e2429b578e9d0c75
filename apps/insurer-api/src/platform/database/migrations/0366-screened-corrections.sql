-- Corrections of policies whose people may be on the sanctions list: held until a person decides.
alter table screening_check drop constraint screening_check_kind_check;
alter table screening_check add constraint screening_check_kind_check
  check (kind in ('sanctions', 'correction', 'sum', 'perDay', 'sameDocument', 'earlyClaim'));
alter table screening_check drop constraint screening_check_check3;
alter table screening_check add constraint screening_check_decision
  check (state = 'open' or (kind in ('sanctions', 'correction')) = (state <> 'closed'));
drop index screening_check_mark;
create unique index screening_check_mark on screening_check (kind, policy_number)
  where claim_id is null and order_id is null and kind <> 'correction';
create unique index screening_check_correction on screening_check (policy_number)
  where kind = 'correction' and state = 'open';
