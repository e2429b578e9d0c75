-- Content of the site: every text in all languages inside data. A kind and a slug name one item.
create table content_item (
  kind text not null,
  slug text not null,
  position integer not null,
  data jsonb not null,
  primary key (kind, slug)
);
create index content_item_order on content_item (kind, position);

-- Which seed the content came from, so that a changed seed is read in again.
create table content_seed (
  id integer primary key check (id = 1),
  fingerprint text not null
);

create table subscription (
  email text primary key,
  language text not null,
  created_at timestamptz not null
);

create table resume (
  id uuid primary key,
  vacancy_id text not null,
  full_name text not null,
  phone text not null,
  email text not null,
  description text not null default '',
  language text not null,
  created_at timestamptz not null
);

create table resume_file (
  id uuid primary key,
  resume_id uuid not null references resume on delete cascade,
  name text not null,
  stored_as text not null,
  media_type text not null,
  size_bytes bigint not null,
  state text not null check (state in ('quarantined', 'clean', 'refused')),
  created_at timestamptz not null
);
