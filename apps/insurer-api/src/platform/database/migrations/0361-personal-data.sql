-- Requests of people about their data. The id is the pseudonym of the rows that remain after an erasure.
create table person_request (
  id uuid primary key,
  -- The phone, encrypted; null once the data is erased.
  sealed text,
  requested_by text not null check (requested_by <> ''),
  created_at timestamptz not null,
  erased_at timestamptz,
  check ((sealed is null) = (erased_at is not null))
);
create index person_request_age on person_request (created_at);

-- Rows that are never changed, except that the texts named by the trigger may be replaced by a dash.
create function refuse_change_except_erasure() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - tg_argv = to_jsonb(old) - tg_argv
    and not exists (
      select 1 from unnest(tg_argv) as name
      where coalesce(to_jsonb(new) ->> name, '–') not in ('–', coalesce(to_jsonb(old) ->> name, ''))
    ) then
    return new;
  end if;
  raise exception '% takes new rows only', tg_table_name using errcode = 'check_violation';
end $$;
drop trigger money_decision_new_only on money_decision;
create trigger money_decision_new_only before delete or update on money_decision
  for each row execute function refuse_change_except_erasure('reason');
drop trigger refund_event_new_only on refund_event;
create trigger refund_event_new_only before delete or update on refund_event
  for each row execute function refuse_change_except_erasure('note');
drop trigger partner_entry_fixed on partner_entry;
create trigger partner_entry_fixed before delete or update on partner_entry
  for each row execute function refuse_change_except_erasure('partner_reference');

-- The claims of an account or a phone, and the messages to an address, are found without reading every row.
create index outbox_recipient on outbox (recipient);
create index callback_request_phone on callback_request (phone);
create index resume_phone on resume (phone);
