-- What a timeline looks up: the messages of a policy, those whose key begins with what they are about, the claims.
create index outbox_policy on outbox (policy_number) where policy_number is not null;
create index outbox_about on outbox (dedupe_key text_pattern_ops);
create index claim_policy on claim (policy_number);
