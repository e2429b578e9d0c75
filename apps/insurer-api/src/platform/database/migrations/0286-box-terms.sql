-- What a box covers and under which conditions, in all languages.
alter table product add column terms jsonb;
