-- Copies that start at the same time on a new database would both create the schema of pg-boss, and one would fail.
create schema if not exists pgboss;
