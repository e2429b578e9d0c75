-- The last day on which a saved document is valid: travel and motor orders ask for it.
alter table identity_document add column date_to date;
