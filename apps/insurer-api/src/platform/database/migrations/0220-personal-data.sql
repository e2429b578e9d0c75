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
