-- A payment is of one part of the price: the first comes with the order.
alter table payment add column part integer not null default 1 check (part >= 1);
drop index payment_one_open;
create unique index payment_one_open on payment (order_id, part) where state in ('created', 'pending', 'submitted');
drop index payment_one_paid;
create unique index payment_one_paid on payment (order_id, part) where state = 'paid';
alter table payment add constraint payment_of_part unique (id, order_id, part);
alter table policy add constraint policy_of_order unique (number, order_id);

-- Parts in which the price of a policy is paid; what is paid at once has none. The keys keep the money of one part of
-- one policy from being booked on another.
create table instalment (
  policy_number text not null references policy,
  order_id uuid not null,
  part integer not null check (part >= 1),
  amount_diram bigint not null check (amount_diram > 0),
  due_on date not null,
  payment_id uuid unique,
  paid_on date,
  primary key (policy_number, part),
  foreign key (policy_number, order_id) references policy (number, order_id),
  foreign key (payment_id, order_id, part) references payment (id, order_id, part),
  check ((payment_id is null) = (paid_on is null))
);
create index instalment_unpaid on instalment (due_on) where payment_id is null;

create function instalment_needs_paid_payment() returns trigger language plpgsql as $$
begin
  if new.payment_id is not null
    and not exists (select 1 from payment where id = new.payment_id and state = 'paid') then
    raise exception 'part % of policy % without a paid payment', new.part, new.policy_number
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger instalment_payment before insert or update on instalment
  for each row execute function instalment_needs_paid_payment();

-- What was told of an unpaid part: each message once.
create table instalment_notice (
  policy_number text not null,
  part integer not null,
  kind text not null check (kind in ('before', 'due', 'after3', 'after10', 'suspended')),
  created_at timestamptz not null,
  primary key (policy_number, part, kind),
  foreign key (policy_number, part) references instalment
);

-- Policies of before were to be paid on at an office: nobody is late before there was time to be reminded.
insert into instalment (policy_number, order_id, part, amount_diram, due_on, payment_id, paid_on)
select policy.number, policy.order_id, plan.part,
  case plan.part
    when 1 then policy.amount_diram - 2 * (policy.amount_diram * 25 / 100)
    else policy.amount_diram * 25 / 100
  end,
  case plan.part
    when 1 then (policy.created_at at time zone 'Asia/Dushanbe')::date
    else greatest(
      ((policy.created_at at time zone 'Asia/Dushanbe')::date + make_interval(months => plan.part - 1))::date,
      current_date + 14
    )
  end,
  case plan.part when 1 then payment.id end,
  case plan.part when 1 then (policy.created_at at time zone 'Asia/Dushanbe')::date end
from policy
join "order" on "order".id = policy.order_id
join payment on payment.order_id = policy.order_id and payment.state = 'paid'
cross join generate_series(1, 3) as plan(part)
where policy.policy_type = 'car'
  and policy.product_code like 'ECI%'
  and "order".details -> 'request' ->> 'calculateInstallments' = 'true'
  and policy.amount_diram * 25 / 100 > 0;
