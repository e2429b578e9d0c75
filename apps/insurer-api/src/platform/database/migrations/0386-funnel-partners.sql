-- The part of funnel_day that partners brought, for each partner. Contains nothing about a visitor.
create table funnel_partner_day (
  day date not null,
  product text not null check (product <> ''),
  step text not null check (step <> ''),
  partner_code text not null check (partner_code <> ''),
  device text not null check (device in ('phone', 'tablet', 'desktop', 'unknown')),
  count bigint not null check (count > 0),
  primary key (day, product, step, partner_code, device)
);
create index funnel_partner_day_product on funnel_partner_day (product, day);
