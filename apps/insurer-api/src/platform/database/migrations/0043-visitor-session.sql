-- How far a guest's session has come: each of its refresh tokens, numbered, works once. The first use makes the row.
create table visitor_session (
  id uuid primary key,
  owner text not null,
  generation integer not null check (generation >= 0),
  issued_at timestamptz not null,
  ended_at timestamptz
);
create index visitor_session_issued on visitor_session (issued_at);

-- Guests who signed out; kept until the last token they could hold has run out.
create table ended_visitor (
  owner text primary key,
  ended_at timestamptz not null
);
create index ended_visitor_ended on ended_visitor (ended_at);
