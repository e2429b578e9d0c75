-- Where the buyer comes back to, for providers that lead every buyer to one address, and the form that the browser posts
-- to a provider that wants one.
alter table payment add column return_url text;
alter table payment add column checkout_form jsonb;

-- A refund may go back by the provider it came through: a worker asks the provider once for each command.
alter table refund add column sent_at timestamptz;
alter table refund add column send_failure text;
insert into state_edge (machine, from_state, to_state) values
  ('refund', 'approved', 'sending'),
  ('refund', 'sending', 'paid');
create index refund_sending on refund (updated_at) where state = 'sending';
