-- A later part is concluded by its instalment, not by a policy: its receipts and its money without one are looked at.
create or replace view payment_to_check as
select
  payment.id as payment_id,
  payment.operator,
  payment.reference,
  payment.amount_diram / 100.0 as amount,
  payment.currency,
  payment.state,
  case payment.state
    when 'review' then payment.review_reason
    when 'paid' then 'noPolicy'
    when 'submitted' then 'receiptWaits'
    else 'providerSilent'
  end as reason,
  payment.order_id,
  policy.number as policy_number,
  payment.updated_at as since,
  payment.part
from payment
left join policy on policy.order_id = payment.order_id
left join instalment on instalment.payment_id = payment.id
where payment.state = 'review'
  or (payment.state in ('paid', 'submitted') and policy.number is null)
  or (payment.state in ('paid', 'submitted') and payment.part > 1 and instalment.payment_id is null)
  or (payment.state in ('created', 'pending') and payment.asked_at > payment.expires_at + interval '15 minutes');
