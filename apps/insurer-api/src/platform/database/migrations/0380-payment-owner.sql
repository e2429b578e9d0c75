-- The payments of an account, which read the whole table, and its latest one.
create index payment_owner on payment (owner, created_at);
