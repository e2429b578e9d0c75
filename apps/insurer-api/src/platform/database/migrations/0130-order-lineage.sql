-- Orders that were saved from one draft, one after another: at most one of them is paid. Null where there was no draft.
alter table "order" add column lineage uuid;
create index order_lineage on "order" (lineage) where lineage is not null;
