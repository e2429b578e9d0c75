-- What a product costs and whether it is sold, from a day on: proposed by one person, confirmed by another.
-- What came with content names nobody. The newest confirmed row that has begun holds.
create table product_price (
  id uuid primary key,
  product_code text not null references product,
  valid_from date not null,
  price_diram bigint not null check (price_diram >= 0),
  on_sale boolean not null,
  state text not null,
  proposed_by text check (proposed_by <> ''),
  proposed_at timestamptz not null,
  decided_by text check (decided_by <> ''),
  decided_at timestamptz,
  check ((state = 'proposed') = (decided_at is null)),
  check (state not in ('confirmed', 'replaced') or proposed_by is null or decided_by <> proposed_by),
  check (state not in ('confirmed', 'replaced') or (proposed_by is null) = (decided_by is null))
);
create unique index product_price_of_day on product_price (product_code, valid_from) where state = 'confirmed';
create index product_price_history on product_price (product_code, proposed_at);

-- A later decision about the same day takes the place of an earlier one.
insert into state_edge (machine, from_state, to_state) values
  ('product_price', '', 'proposed'),
  ('product_price', '', 'confirmed'),
  ('product_price', 'proposed', 'confirmed'),
  ('product_price', 'proposed', 'rejected'),
  ('product_price', 'confirmed', 'replaced');
create trigger product_price_state before insert or update of state on product_price
  for each row execute function follow_state_edge('product_price');

insert into product_price (id, product_code, valid_from, price_diram, on_sale, state, proposed_at, decided_at)
select gen_random_uuid(), code, '2026-01-01', price_diram, on_sale, 'confirmed', now(), now()
from product;

-- One owner of each fact: prices are rows of their own, and what a box insures stands with its product alone.
alter table product drop column price_diram;
alter table product drop column on_sale;
update content_item
set data = data - 'price' - 'isSale' - 'prepaid' - 'activeMonths' - 'insures' - 'insuredAges'
where kind = 'box';

-- Rates are added, never changed: of one day the last one counts.
alter table currency_rate drop constraint currency_rate_pkey;
alter table currency_rate add column position bigint generated always as identity primary key;
alter table currency_rate add column entered_by text check (entered_by <> '');
alter table currency_rate add column entered_at timestamptz not null default now();
create index currency_rate_of_day on currency_rate (currency, valid_from desc, position desc);
