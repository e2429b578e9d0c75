-- What a person wants to be told of by mail and SMS; empty while nothing was chosen.
alter table "user" add column messages jsonb not null default '{}';
