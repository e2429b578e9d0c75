-- Youngest and oldest whom a box insures by name: {"from": 3, "to": 17}; null where people of any age are insured.
alter table product add column insured_ages jsonb;
