-- What staff found when they compared a vehicle that the directory lacks with its registration certificate: once for
-- each policy. A lower price is refunded from the payment, a higher one becomes an instalment.
create table vehicle_check (
  policy_number text primary key references policy,
  -- Make, model and kind as they were sold, and as the certificate names them.
  sold jsonb not null,
  found jsonb not null,
  before_diram bigint not null check (before_diram >= 0),
  after_diram bigint not null check (after_diram >= 0),
  payment_id uuid references payment,
  refund_id uuid unique references refund,
  decided_by text not null,
  decided_role text not null,
  reason text not null,
  created_at timestamptz not null
);
create index vehicle_check_payment on vehicle_check (payment_id);
create index order_vehicle_to_check on "order" (id)
  where policy_type = 'car' and details ->> 'vehicleToCheck' = 'true';

create or replace view vehicle_to_check as
select
  policy.number as policy_number,
  policy.order_id,
  bought.product_code,
  (bought.details -> 'request' ->> 'vehicleType')::int as vehicle_type,
  coalesce(bought.details -> 'request' ->> 'carMark', bought.details -> 'request' ->> 'markaTxt') as make,
  coalesce(bought.details -> 'request' ->> 'carModel', bought.details -> 'request' ->> 'modelTxt') as model,
  bought.details -> 'request' ->> 'gosNomer' as plate,
  policy.created_at as since
from policy
join "order" bought on bought.id = policy.order_id
where bought.policy_type = 'car' and bought.details ->> 'vehicleToCheck' = 'true'
  and not exists (select 1 from vehicle_check where vehicle_check.policy_number = policy.number)
  and not exists (select 1 from policy_cancellation where policy_cancellation.policy_number = policy.number);

-- As before; a payment that bought a policy whose price a check has lowered keeps the lower price.
create or replace function refund_within_money() returns trigger language plpgsql as $$
declare
  came bigint;
  back bigint;
begin
  if new.payment_id is not null then
    perform 1 from payment where id = new.payment_id for update;
    select money.received_diram - case when payment.state = 'paid' then payment.amount_diram else 0 end
      + coalesce((
        select greatest(checked.before_diram - checked.after_diram, 0)
        from vehicle_check as checked
        where checked.payment_id = payment.id
      ), 0),
      money.refunded_diram + money.kept_diram
    into came, back
    from payment_money as money
    join payment on payment.id = money.payment_id
    where money.payment_id = new.payment_id;
  else
    perform 1 from policy where number = new.policy_number for update;
    select case when policy.order_id is null then policy.amount_diram
      else (select coalesce(sum(amount_diram), 0) from payment where order_id = policy.order_id and state = 'paid') end
    into came
    from policy
    where policy.number = new.policy_number;
    select coalesce(sum(amount_diram), 0) into back
    from refund
    where policy_number = new.policy_number and state <> 'rejected';
  end if;
  if back > came then
    raise exception '% % is more than the money received', tg_table_name, new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
