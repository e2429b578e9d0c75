-- A draft and its copies on other devices are one lineage; all are over once its order is paid.
alter table draft add column lineage uuid not null default gen_random_uuid();
alter table draft add column order_id uuid;
alter table draft add column paid boolean not null default false;
create index draft_lineage on draft (lineage);
create index draft_order on draft (order_id);
