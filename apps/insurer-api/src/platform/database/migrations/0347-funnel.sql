-- The first and the last visit by a link of a partner or a campaign, and the device class: they name no one.
alter table "order" add column visits jsonb;
alter table "order" add column device text check (device in ('phone', 'tablet', 'desktop', 'unknown'));

-- How often a step was reached on a day, for each product, channel and device class. Contains nothing about a visitor.
create table funnel_day (
  day date not null,
  -- A product code; `MTPL`, `ECI` and `SCI` for car insurance.
  product text not null check (product <> ''),
  step text not null check (step <> ''),
  channel text not null check (channel in ('site', 'search', 'social', 'messenger', 'email', 'campaign', 'partner', 'staff')),
  device text not null check (device in ('phone', 'tablet', 'desktop', 'unknown')),
  count bigint not null check (count > 0),
  primary key (day, product, step, channel, device)
);

-- Steps of orders that are in funnel_day, so that each is counted once.
create table funnel_order (
  -- The lineage of an order, or its id.
  subject uuid not null,
  step text not null,
  entered_at timestamptz not null,
  primary key (subject, step)
);
create index funnel_order_age on funnel_order (entered_at);
