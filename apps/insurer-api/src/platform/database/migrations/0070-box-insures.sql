-- What a box insures: its holder, or what its order names.
alter table product add column insures text not null default 'holder'
  check (insures in ('holder', 'people', 'address', 'car', 'trip'));
