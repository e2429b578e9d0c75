-- What one unit of a currency costs in somoni from a day on, until a later row.
create table currency_rate (
  currency text not null check (currency in ('USD', 'EUR')),
  valid_from date not null,
  tjs numeric(12, 4) not null check (tjs > 0),
  primary key (currency, valid_from)
);
