-- Work lists of the desk page by key: what waits, the longest first, and everything, the newest first.
create index payment_newest on payment (created_at, id);
create index payment_looked_at on payment (updated_at, id) where state in ('review', 'submitted');
create index policy_newest on policy (created_at, number);
create index claim_newest on claim (created_at, id);
create index claim_open on claim (created_at, id) where state in ('registered', 'underReview');
create index refund_newest on refund (created_at, id);
create index outbox_newest on outbox (created_at, id);
create index outbox_failed on outbox (created_at, id) where state = 'failed';
create index callback_request_newest on callback_request (created_at, id);
create index webhook_event_newest on webhook_event (created_at, id);
create index webhook_event_undelivered on webhook_event (created_at, id) where delivered_at is null;

-- What the search of the desk finds: payments and claims by phone and by surname.
create index order_holder_folded_name on "order" (folded_name(holder->>'lastName'));
create index order_holder_phone on "order" ((holder->>'phone'));
create index claim_folded_surname on claim (split_part(folded_name(full_name), ' ', 1));
create index payment_reference on payment (reference) where reference is not null;

-- Who of the insurer's people calls back; nobody where the last try was in vain.
alter table callback_request add column taken_by text check (taken_by <> '');
