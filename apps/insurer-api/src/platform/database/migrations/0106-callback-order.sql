-- The half-filled order that a call back is asked for: which product, its draft, and the order saved from it last.
-- None of them refers to its row: a request outlives the draft.
alter table callback_request
  add column draft_kind text not null default '',
  add column lineage uuid,
  add column order_id uuid;
