-- Tries of what could be guessed, counted for all processes together.
create table rate_limit (
  key text primary key,
  points integer not null,
  expire timestamptz
);
create index rate_limit_expiry on rate_limit (expire);

-- Policy numbers are drawn at random.
drop sequence policy_sequence;
