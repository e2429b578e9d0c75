-- A sign-in of a person on a device: what the list of sessions shows. Its refresh tokens are the family of that id.
create table user_session (
  id uuid primary key,
  user_id uuid not null references "user" on delete cascade,
  device text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null
);
create index user_session_user on user_session (user_id, seen_at);
create index user_session_seen on user_session (seen_at);

insert into user_session (id, user_id, device, started_at, seen_at)
  select family, user_id, '', now(), now() from refresh_token group by family, user_id;

-- What a guest bought is found by the phone that a person proves.
create index policy_holder_phone on policy ((holder->>'phone'));
