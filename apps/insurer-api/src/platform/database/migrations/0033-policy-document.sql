-- The file of a policy's document, by language. Without `stored_as` it waits to be drawn.
create table policy_document (
  policy_number text not null references policy,
  language text not null check (language in ('ru', 'tg', 'en')),
  stored_as text,
  attempts integer not null default 0,
  next_at timestamptz not null,
  created_at timestamptz not null,
  primary key (policy_number, language)
);
create index policy_document_waiting on policy_document (next_at) where stored_as is null;
