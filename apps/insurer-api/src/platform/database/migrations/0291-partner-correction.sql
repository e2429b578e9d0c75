-- The price of a policy that a partner sold changes when its vehicle is checked: one more kind of line, in either
-- direction, at the share of the sale.
alter table partner_entry drop constraint partner_entry_kind_check;
alter table partner_entry add constraint partner_entry_kind_check
  check (kind in ('sale', 'correction', 'cancellation'));
alter table partner_entry drop constraint partner_entry_check;
alter table partner_entry add constraint partner_entry_check check (case kind
  when 'sale' then amount_diram >= 0 and commission_diram >= 0
  when 'cancellation' then amount_diram <= 0 and commission_diram <= 0
  else sign(amount_diram) * sign(commission_diram) >= 0 end);

-- Policies that were checked before; a cancellation has taken back what it had to.
insert into partner_entry (partner_code, policy_number, kind, product_code, partner_reference, amount_diram, currency,
  share_bp, commission_diram, booked_on, created_at)
select sale.partner_code, sale.policy_number, 'correction', sale.product_code, sale.partner_reference,
  checked.after_diram - sale.amount_diram, sale.currency, sale.share_bp,
  (checked.after_diram * sale.share_bp + 5000) / 10000 - sale.commission_diram,
  (checked.created_at at time zone 'Asia/Dushanbe')::date, checked.created_at
from partner_entry as sale
join vehicle_check as checked on checked.policy_number = sale.policy_number
where sale.kind = 'sale' and checked.after_diram <> checked.before_diram
  and not exists (select 1 from partner_entry as other
    where other.policy_number = sale.policy_number and other.kind = 'cancellation');
