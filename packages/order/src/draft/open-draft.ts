import { type ApiClient, readServiceDraft } from "@sughurta/api-client";
import {
  browserPartOf,
  type DraftDefinition,
  type DraftTypes,
  type NewerOrder,
} from "./draft-definition.ts";
import {
  type ConflictingDraft,
  type DraftedOrder,
  type DraftNotice,
  type DraftRecord,
  identityText,
  mayBeSaved,
  readIdentity,
  readWholeDraft,
  savedRecord,
} from "./draft-record.ts";

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
  const browserPart = browserPartOf(definition);
  const newer = opening.isPrefilled ? definition.newer : undefined;
  const local = savedRecord(client, definition);
  const shown = local && browserPart.open(local.choices, today);
  if (shown && !newer) {
    opening.onSame();
    form.reset(shown);
    opening.onResumed(local, browserPart.invalidParts?.(shown, today) ?? []);
  }

  if (!mayBeSaved(client, definition, local)) return true;
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
  const choices = browserPartOf(definition).of;
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
