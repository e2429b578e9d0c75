import { type ApiClient, markServiceDraft, writeServiceDraft } from "@sughurta/api-client";
import { discardOrderDraft } from "./discard-order-draft.ts";
import type { DraftDefinition, DraftTypes } from "./draft-definition.ts";
import { recordOf, wholeDraftText } from "./draft-record.ts";
import { mayBeSaved, savedRecord, saveRecord } from "./draft-storage.ts";

/** The part at which a draft created elsewhere is opened. */
export interface PlacedDraft<T extends DraftTypes> {
  readonly values: T["values"];
  readonly part: T["part"];
  /** The subject of the order, without names. */
  readonly title?: string | undefined;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  /** Replaces an order that is already half filled in. */
  readonly replace: boolean;
}

/**
 * Saves an order that was filled in elsewhere as the draft of this visitor: its page restores it as after a reload.
 * Returns `false` where another order is half filled in and must not be replaced; throws when the service cannot be
 * reached.
 */
export async function writeDraft<T extends DraftTypes>(
  client: ApiClient,
  draft: DraftDefinition<T>,
  { values, part, title, today, replace }: PlacedDraft<T>,
): Promise<boolean> {
  if (!replace && mayBeSaved(client, draft, savedRecord(client, draft))) return false;
  await discardOrderDraft(client, draft);
  const record = recordOf(draft, values, { part, reached: part, coupon: "" }, today, Date.now());
  // An open page with another order must not overwrite this one.
  const edition = crypto.randomUUID();
  const content = wholeDraftText(draft, values, record);
  await writeServiceDraft(client, draft.kind, { content, title, edition });
  saveRecord(client, draft, { ...record, edition });
  if (draft.choicesKey === undefined) markServiceDraft(client, draft.kind);
  return true;
}
