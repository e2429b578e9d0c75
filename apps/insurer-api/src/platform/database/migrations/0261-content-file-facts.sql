-- Pictures and papers that people add at the desk: how large they are, what a picture shows, who added it.
alter table content_file
  add column width int check (width > 0),
  add column height int check (height > 0),
  add column size_bytes bigint check (size_bytes > 0),
  add column alt jsonb,
  add column added_by text check (added_by <> '');
create index content_file_newest on content_file (created_at, name);
