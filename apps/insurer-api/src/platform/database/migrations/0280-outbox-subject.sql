-- What the layout of an email shows: a policy, or the product of an order.
alter table outbox add column about_policy text;
alter table outbox add column about_order uuid;
update outbox set about_policy = policy_number where channel = 'mail';
