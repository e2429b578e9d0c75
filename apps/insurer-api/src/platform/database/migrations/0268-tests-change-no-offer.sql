-- What is made by a test key stands in the schema `test`. What is offered, and by whom, is read from here and never changed from there.
create function refuse_test_change() returns trigger language plpgsql as $$
begin
  if current_schema() = 'test' then
    raise exception '% is not changed by a test', tg_table_name using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger product_no_test before insert or update or delete or truncate on product
  for each statement execute function refuse_test_change();
create trigger product_price_no_test before insert or update or delete or truncate on product_price
  for each statement execute function refuse_test_change();
create trigger coupon_no_test before insert or update or delete or truncate on coupon
  for each statement execute function refuse_test_change();
create trigger currency_rate_no_test before insert or update or delete or truncate on currency_rate
  for each statement execute function refuse_test_change();
create trigger tariff_no_test before insert or update or delete or truncate on tariff
  for each statement execute function refuse_test_change();
create trigger content_item_no_test before insert or update or delete or truncate on content_item
  for each statement execute function refuse_test_change();
create trigger content_version_no_test before insert or update or delete or truncate on content_version
  for each statement execute function refuse_test_change();
create trigger partner_no_test before insert or update or delete or truncate on partner
  for each statement execute function refuse_test_change();
create trigger partner_key_no_test before insert or update or delete or truncate on partner_key
  for each statement execute function refuse_test_change();
create trigger partner_share_no_test before insert or update or delete or truncate on partner_share
  for each statement execute function refuse_test_change();
