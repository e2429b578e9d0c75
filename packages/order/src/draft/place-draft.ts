import { type ApiClient, markServiceDraft, writeServiceDraft } from "@sughurta/api-client";
import { discardOrderDraft } from "./discard-order-draft.ts";
import type { DraftDefinition, DraftTypes } from "./draft-definition.ts";
import { identityText, recordOf } from "./draft-record.ts";
import { mayBeSaved, savedRecord, saveRecord } from "./draft-storage.ts";

/** Where a draft that was made elsewhere is opened. */
export interface PlacedDraft<T extends DraftTypes> {
  readonly values: T["values"];
  readonly part: T["part"];
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  /** An order that is already half filled in gives way. */
  readonly replace: boolean;
}

/**
 * Saves an order that was filled in elsewhere as the draft of this visitor: its page restores it as
 * after a reload. Answers `false` where another order is half filled in that was not to be replaced; throws
 * when the service cannot be reached.
 */
export async function placeDraft<T extends DraftTypes>(
  client: ApiClient,
  draft: DraftDefinition<T>,
  { values, part, today, replace }: PlacedDraft<T>,
): Promise<boolean> {
  if (!replace && mayBeSaved(client, draft, savedRecord(client, draft))) return false;
  await discardOrderDraft(client, draft);
  await writeServiceDraft(client, draft.kind, identityText(draft, values));
  const place = { part, reached: part, coupon: "" };
  saveRecord(client, draft, recordOf(draft, values, place, today, Date.now()));
  if (draft.choicesKey === undefined) markServiceDraft(client, draft.kind);
  return true;
}
