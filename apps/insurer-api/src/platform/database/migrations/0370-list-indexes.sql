-- Filters and searches of the desk with a million policies (ADR-0296): a value that few rows have is found by an index,
-- a frequent one in the order of the list.
create index payment_exceptional on payment (state, created_at, id) where state <> 'paid';
create index payment_operator on payment (operator, created_at, id);
create index payment_amount on payment (amount_diram);
create index order_product on "order" (product_code);
create index order_partner on "order" (partner_code) where partner_code is not null;
create index policy_product on policy (product_code, created_at, number);
create index policy_amount on policy (amount_diram);
create index policy_start on policy (start_date);

-- The list of policies reads their dates without their rows.
create index policy_list on policy (created_at, number) include (start_date, end_date);
drop index policy_newest;

-- The newest people of a surname, and those of a surname and a first name.
create index policy_surname on policy (folded_name(holder ->> 'lastName'), created_at);
create index policy_name on policy (folded_name(holder ->> 'lastName'), folded_name(holder ->> 'firstName'));
create index order_surname on "order" (folded_name(holder ->> 'lastName'), created_at);
create index order_name on "order" (folded_name(holder ->> 'lastName'), folded_name(holder ->> 'firstName'));
drop index policy_holder_folded_name;
drop index order_holder_folded_name;

-- The claims of an account.
create index claim_owner on claim (owner, created_at);

-- How frequent the names of the new indexes are.
analyze policy;
analyze "order";
