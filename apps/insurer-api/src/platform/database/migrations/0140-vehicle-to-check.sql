-- Policies of vehicles that the directory lacks: their kind, and so their price, is what the buyer said. People
-- compare it with the registration certificate.
create view vehicle_to_check as
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
where bought.policy_type = 'car' and bought.details ->> 'vehicleToCheck' = 'true';
