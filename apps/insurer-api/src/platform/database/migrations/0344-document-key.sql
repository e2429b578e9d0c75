-- Finds policies of the same document for the rules of screening: series and number without case and punctuation.
create index policy_holder_document on policy (
  (upper(regexp_replace(coalesce(holder ->> 'docSeries', '') || (holder ->> 'docNumber'), '[^[:alnum:]]', '', 'g')))
) where holder ->> 'docNumber' <> '';
