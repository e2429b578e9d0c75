-- What a visitor or a network has used of a quota until `ends_at`; then it counts from the start.
create table quota_use (
  subject text not null,
  quota text not null,
  used bigint not null,
  ends_at timestamptz not null,
  primary key (subject, quota)
);
create index quota_use_end on quota_use (ends_at);
