-- What somebody waits for, such as a code, goes before everything else; why a message was not taken is known.
alter table outbox add column urgent boolean not null default false;
alter table outbox add column last_failure text not null default '';
update outbox set urgent = true where state = 'waiting' and dedupe_key like 'code:%';
drop index outbox_waiting;
create index outbox_due on outbox (channel, urgent desc, next_at) where state = 'waiting';
