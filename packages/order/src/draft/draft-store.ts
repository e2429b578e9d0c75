import {
  type ApiClient,
  discardServiceDraft,
  markServiceDraft,
  readServiceDraft,
  storageKeyFor,
  storedText,
  writeServiceDraft,
} from "@sughurta/api-client";
import { clearCoupon } from "@sughurta/checkout";
import {
  type ConflictingDraft,
  type DraftDefinition,
  type DraftedOrder,
  type DraftNames,
  type DraftNotice,
  type DraftRecord,
  type DraftTypes,
  getBrowserPart,
  identityText,
  mayBeSaved,
  type NewerOrder,
  readIdentity,
  readWholeDraft,
  savedRecord,
  saveRecord,
  toRecord,
  wholeDraftText,
} from "./draft-record.ts";

/**
 * Deletes a half-filled order here and on the service, once it is paid or restarted; throws when the service cannot be
 * reached.
 */
export async function discardOrderDraft(
  client: ApiClient,
  { kind, orderName, choicesKey }: DraftNames,
): Promise<void> {
  if (choicesKey !== undefined) storedText(storageKeyFor(client, choicesKey)).remove();
  clearCoupon(client, orderName);
  await discardServiceDraft(client, kind);
}

/** The order on the screen, into which its draft is restored. */
export interface DraftOpening<T extends DraftTypes> {
  readonly client: ApiClient;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  /** The form starts with choices just made elsewhere, which win over an older draft (SPEC-58). */
  readonly isPrefilled: boolean;
  /** Aborted once the draft no longer matters: on leaving the page, or when the order is replaced. */
  readonly signal: AbortSignal;
  readonly form: Pick<DraftedOrder<T>["form"], "setValues" | "reset">;
  readonly currentValues: () => T["values"];
  readonly invalidParts: (values: T["values"]) => Promise<readonly T["part"][]>;
  readonly onResumed: DraftedOrder<T>["onResumed"];
  readonly onNotice: (notice: DraftNotice) => void;
  /** The draft on the service is requested. */
  readonly onRequest: () => void;
  /** The older draft has more content than the new choices: the buyer decides. */
  readonly onOlder: (older: ConflictingDraft<T>) => void;
  readonly onPaid: () => void;
  /** The edition of the draft on the service. */
  readonly onRead: (edition: string | undefined) => void;
  /** The next form values are the saved ones: they are not saved again until they change. */
  readonly onSame: () => void;
  readonly drop: () => Promise<unknown>;
}

/**
 * Opens the draft of this visitor: choices from the browser at once, people from the service after its response
 * (SPEC-30, SPEC-58). Resolves to `false` where the buyer has to decide first, or once it was aborted.
 */
export async function openDraft<T extends DraftTypes>(
  definition: DraftDefinition<T>,
  opening: DraftOpening<T>,
): Promise<boolean> {
  const { client, today, signal, form } = opening;
  const { merge } = definition;
  const browserPart = getBrowserPart(definition);
  const newer = opening.isPrefilled ? definition.newer : undefined;
  const local = savedRecord(client, definition);
  const shown = local && browserPart.open(local.choices, today);
  if (shown && !newer) {
    opening.onSame();
    form.reset(shown);
    opening.onResumed(local, browserPart.invalidParts?.(shown, today) ?? []);
  }

  if (!mayBeSaved(client, definition, local)) return true;
  opening.onRequest();
  const found = await readServiceDraft(client, definition.kind, signal).catch(
    // Personal data is typed again; the order continues.
    () => ({ kind: "none" }) as const,
  );
  if (signal.aborted) return false;
  if (found.kind === "paid") {
    if (shown && !newer) opening.onPaid();
    await opening.drop();
    return true;
  }

  const identity = found.kind === "found" ? readIdentity(definition, found.content) : undefined;
  const elsewhere = found.kind === "found" ? writtenElsewhere(definition, found, local) : undefined;
  if (found.kind === "found") opening.onRead(found.edition);
  const record = elsewhere ?? local;
  const chosen = elsewhere ? browserPart.open(elsewhere.choices, today) : shown;
  if (elsewhere && chosen && identity && !newer) {
    opening.onSame();
    const whole = merge(chosen, identity, today);
    form.reset(whole);
    opening.onResumed(elsewhere, browserPart.invalidParts?.(whole, today) ?? []);
  } else if (identity && !newer) {
    const untouched = shown ?? definition.newOrder(today);
    if (isSame(definition, opening.currentValues(), untouched)) opening.onSame();
    form.setValues((before) => merge(before, identity, today));
  }
  if (!record || !chosen) {
    if (identity) opening.onNotice("restored");
    return true;
  }
  const isLost = identity === undefined && record.described === true;
  const draft = { record, values: identity ? merge(chosen, identity, today) : chosen };
  return newer ? compare(draft, newer, isLost, opening) : resume(draft, isLost, opening);
}

/**
 * What another page or device saved on the service since this browser did: choices and people of one order stay
 * together.
 */
function writtenElsewhere<T extends DraftTypes>(
  definition: DraftDefinition<T>,
  { content, edition }: { readonly content: string; readonly edition?: string | undefined },
  local: DraftRecord<T> | undefined,
): DraftRecord<T> | undefined {
  const isOwn = edition === undefined || local?.edition === edition || local?.basedOn === edition;
  if (local && isOwn) return undefined;
  return readWholeDraft(definition, content, Date.now())?.record;
}

function isSame<T extends DraftTypes>(
  definition: DraftDefinition<T>,
  one: T["values"],
  other: T["values"],
): boolean {
  const choices = getBrowserPart(definition).of;
  return (
    identityText(definition, one) === identityText(definition, other) &&
    JSON.stringify(choices(one)) === JSON.stringify(choices(other))
  );
}

/** Reports the restored parts; without its people, the order opens at the first part that lacks them. */
async function resume<T extends DraftTypes>(
  { record, values }: ConflictingDraft<T>,
  isLost: boolean,
  { invalidParts, signal, onResumed, onNotice }: DraftOpening<T>,
): Promise<boolean> {
  if (isLost) {
    const faulty = await invalidParts(values);
    if (signal.aborted) return false;
    onResumed({ ...record, coupon: undefined }, faulty);
  }
  onNotice(isLost ? "peopleLost" : "restored");
  return true;
}

/** Continues an older draft that equals the new choices; lets the buyer decide if it has more content. */
async function compare<T extends DraftTypes>(
  draft: ConflictingDraft<T>,
  { combine, saysTheSame }: NewerOrder<T>,
  isLost: boolean,
  opening: DraftOpening<T>,
): Promise<boolean> {
  const faulty = await opening.invalidParts(draft.values);
  if (opening.signal.aborted) return false;
  const current = opening.currentValues();
  const combined = combine(draft.values, current, opening.today);
  if (saysTheSame(combined, draft.values)) {
    opening.form.reset(draft.values);
    opening.onResumed(draft.record, faulty);
    opening.onNotice(isLost ? "peopleLost" : "restored");
  } else if (!saysTheSame(combined, current)) {
    opening.onOlder(draft);
    return false;
  }
  return true;
}

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
  const record = toRecord(draft, values, { part, reached: part, coupon: "" }, today, Date.now());
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
