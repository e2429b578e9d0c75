-- What one unit of a currency costs in somoni from a day on, until a later row.
create table currency_rate (
  currency text not null check (currency in ('USD', 'EUR')),
  valid_from date not null,
  tjs numeric(12, 4) not null check (tjs > 0),
  primary key (currency, valid_from)
);

-- A receipt pays once, whichever payment it is handed in for.
create unique index payment_event_receipt on payment_event (event_key) where source = 'receipt';
