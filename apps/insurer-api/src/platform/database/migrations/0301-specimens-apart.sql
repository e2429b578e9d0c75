-- Partners' test keys have a service and a database of their own; this database has sales only, or specimens only.
drop schema if exists test cascade;

drop trigger product_no_test on product;
drop trigger product_price_no_test on product_price;
drop trigger coupon_no_test on coupon;
drop trigger currency_rate_no_test on currency_rate;
drop trigger tariff_no_test on tariff;
drop trigger content_item_no_test on content_item;
drop trigger content_version_no_test on content_version;
drop trigger partner_no_test on partner;
drop trigger partner_key_no_test on partner_key;
drop trigger partner_share_no_test on partner_share;
drop function refuse_test_change();

delete from partner_key where is_test;
alter table partner_key drop column is_test;
alter table audit_event drop column is_test;

-- Jobs of test keys, where the tables of jobs exist already.
do $$
begin
  if to_regclass('pgboss.schedule') is not null then
    delete from pgboss.schedule where key = 'isTest';
    delete from pgboss.job where data ? 'isTest';
  end if;
end $$;
