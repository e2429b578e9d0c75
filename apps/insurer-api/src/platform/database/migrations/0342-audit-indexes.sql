-- The audit log is paged by position, for one action or for some days.
create index audit_event_action on audit_event (action, position);
create index audit_event_day on audit_event (happened_at, position);
