-- The record of what people of the insurer did is one for sales and tests (0268): it says of each act whether it was done to test data.
alter table audit_event add column is_test boolean not null default false;
