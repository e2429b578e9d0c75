-- A message may be of no use after a while, such as a code that is over: it is not sent any more.
alter table outbox add column useful_until timestamptz;
-- What was sent, or came to nothing, is removed by its age.
create index outbox_ended on outbox (created_at) where state <> 'waiting';
create index activation_ticket_expiry on activation_ticket (expires_at);
