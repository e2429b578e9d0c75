import { type ApiClient, markServiceDraft, writeServiceDraft } from "@sughurta/api-client";
import { discardOrderDraft } from "./discard-order-draft.ts";
import type { DraftDefinition, DraftTypes } from "./draft-definition.ts";
import { mayBeSaved, recordOf, savedRecord, saveRecord, wholeDraftText } from "./draft-record.ts";

/** The part at which a draft created elsewhere is opened. */
interface PlacedDraft<T extends DraftTypes> {
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

/**
 * The fields of a form that an order has under the same name, in the form's types: numbers become text where the form
 * has text. Missing fields retain their initial value.
 */
export function pickOrderFields<Values extends object>(
  begun: Values,
  order: object,
): Partial<Values> {
  const sent = new Map<string, unknown>(Object.entries(order));
  const known = Object.entries(begun).flatMap(([field, value]) => {
    const given = sent.get(field);
    if (typeof given === typeof value && typeof value !== "object") return [[field, given]];
    return typeof value === "string" && typeof given === "number" ? [[field, String(given)]] : [];
  });
  // Each has the type of the form's initial value.
  return Object.fromEntries(known) as Partial<Values>;
}
