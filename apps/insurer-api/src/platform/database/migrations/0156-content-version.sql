-- Every version of an item of content that somebody saved: a draft, one that waits for its day, or one that was shown.
-- The first one is what the site showed before it; one that came with an import names nobody.
create table content_version (
  id uuid primary key,
  kind text not null,
  slug text not null,
  version integer not null check (version > 0),
  -- Null where the item was taken off the site.
  data jsonb,
  state text not null,
  publish_on date,
  saved_by text check (saved_by <> ''),
  reason text not null,
  saved_at timestamptz not null,
  published_at timestamptz,
  unique (kind, slug, version),
  check (state <> 'planned' or publish_on is not null),
  check ((state = 'published') = (published_at is not null))
);
create index content_version_planned on content_version (publish_on) where state = 'planned';

insert into state_edge (machine, from_state, to_state) values
  ('content_version', '', 'draft'),
  ('content_version', '', 'planned'),
  ('content_version', '', 'published'),
  ('content_version', 'planned', 'published'),
  ('content_version', 'planned', 'draft');
create trigger content_version_state before insert or update of state on content_version
  for each row execute function follow_state_edge('content_version');
create trigger content_version_stays before delete on content_version
  for each row execute function refuse_change();
