-- Pictures and papers that came with imported content; the bytes are in the file store.
create table content_file (
  name text primary key,
  stored_as text not null,
  created_at timestamptz not null
);
create index content_file_stored_as on content_file (stored_as);
