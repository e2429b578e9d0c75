-- The choices of reports, and a product's days, without reading all days of all products.
create index funnel_day_product on funnel_day (product, day);
create index premium_day_product on premium_day (product_code);
create index premium_day_operator on premium_day (operator);
