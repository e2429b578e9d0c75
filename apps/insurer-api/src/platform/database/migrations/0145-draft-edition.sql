-- Which page wrote a draft last, so that an older page writes over nothing; null of one that did not say.
alter table draft add column edition text;
-- What is ordered, for the list of half-filled orders: product, trip or car; nobody's name.
alter table draft add column title text not null default '';
