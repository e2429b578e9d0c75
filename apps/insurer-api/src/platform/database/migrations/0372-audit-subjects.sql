-- The audit log is searched by the beginning of a subject, and of what follows its kind, such as the number of a policy.
create index audit_event_subject_text on audit_event (lower(subject) text_pattern_ops, position);
create index audit_event_object_text on audit_event (lower(substr(subject, strpos(subject, ':') + 1)) text_pattern_ops, position);

analyze audit_event;
