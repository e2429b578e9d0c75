-- A name as it is searched for: small letters, and Tajik ones as their Russian neighbours. Not `lower`, which leaves
-- Cyrillic as it is where the database's locale is C. `foldName` of the desk does the same to what is typed.
create function folded_name(text) returns text language sql immutable parallel safe as $$
  select translate($1,
    'ABCDEFGHIJKLMNOPQRSTUVWXYZАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёҒғӢӣҚқӮӯҲҳҶҷ',
    'abcdefghijklmnopqrstuvwxyzабвгдеежзийклмнопрстуфхцчшщъыьэюяеггииккууххчч')
$$;
-- Policies are found by the surname of who bought them.
drop index policy_holder_last_name;
create index policy_holder_folded_name on policy (folded_name(holder->>'lastName'));

-- Resumes are a work list of the desk, the oldest first, and are removed by their age.
alter table resume
  add column taken_by text check (taken_by <> ''),
  add column taken_at timestamptz,
  add column done_at timestamptz,
  add check ((taken_by is null) = (taken_at is null)),
  add check (done_at is null or taken_at is not null);
create index resume_created on resume (created_at);
create index resume_file_resume on resume_file (resume_id);
