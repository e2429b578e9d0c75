-- A receipt counts once for all payments: by its file, and by the number of its transaction where it was read.
alter table receipt
  add column sha256 text unique,
  add column transaction_number text unique,
  -- What counts towards the price; null while people look at it.
  add column counted_diram bigint check (counted_diram > 0);
create index receipt_payment on receipt (payment_id);
drop index payment_event_receipt;
