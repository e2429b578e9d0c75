-- Policies are found by the surname of who bought them.
create index policy_holder_last_name on policy (lower(holder->>'lastName'));
