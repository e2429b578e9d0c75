-- Keys by which nothing is sold. A publishable one shows it; of a secret there is the hash alone, so the row says it.
alter table partner_key add column is_test boolean not null default false;
update partner_key set is_test = true where value like 'pk\_test\_%';
alter table partner_key add check (kind = 'secret' or is_test = (value like 'pk\_test\_%'));
