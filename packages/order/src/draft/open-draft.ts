import { type ApiClient, readServiceDraft } from "@sughurta/api-client";
import {
  browserPartOf,
  type DraftDefinition,
  type DraftTypes,
  type NewerOrder,
} from "./draft-definition.ts";
import { readIdentity } from "./draft-record.ts";
import { mayBeSaved, savedRecord } from "./draft-storage.ts";
import type { DraftedOrder, DraftNotice, OlderDraft } from "./drafted-order.ts";

/** The order on the screen, as its draft is opened into it. */
export interface DraftOpening<T extends DraftTypes> {
  readonly client: ApiClient;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  /** The form begins with what was chosen elsewhere just now, which wins over an older draft (decision 58). */
  readonly begun: boolean;
  /** Aborted once the draft no longer matters: the page was left, or the order replaced. */
  readonly signal: AbortSignal;
  readonly form: Pick<DraftedOrder<T>["form"], "setValues" | "reset">;
  readonly currentValues: () => T["values"];
  readonly faultyParts: (values: T["values"]) => Promise<readonly T["part"][]>;
  readonly onResumed: DraftedOrder<T>["onResumed"];
  readonly onNotice: (notice: DraftNotice) => void;
  /** The older draft says more than what was chosen just now: the buyer decides. */
  readonly onOlder: (older: OlderDraft<T>) => void;
  readonly onPaid: () => void;
  readonly drop: () => Promise<unknown>;
}

/**
 * Opens the draft of this visitor: choices from the browser at once, people from the service when it has
 * answered (decisions 30, 58). Resolves to `false` where the buyer has to decide first, or once it was aborted.
 */
export async function openDraft<T extends DraftTypes>(
  definition: DraftDefinition<T>,
  opening: DraftOpening<T>,
): Promise<boolean> {
  const { client, today, signal, form } = opening;
  const { merge } = definition;
  const browserPart = browserPartOf(definition);
  const newer = opening.begun ? definition.newer : undefined;
  const record = savedRecord(client, definition);
  const chosen = record && browserPart.open(record.choices, today);
  if (chosen && !newer) {
    form.reset(chosen);
    opening.onResumed(record, browserPart.faultyParts?.(chosen) ?? []);
  }

  if (!mayBeSaved(client, definition, record)) return true;
  const found = await readServiceDraft(client, definition.kind, signal).catch(
    // Who the people are is typed again; the order goes on.
    () => ({ kind: "none" }) as const,
  );
  if (signal.aborted) return false;
  if (found.kind === "paid") {
    if (chosen && !newer) opening.onPaid();
    await opening.drop();
    return true;
  }

  const identity = found.kind === "found" ? readIdentity(definition, found.content) : undefined;
  if (identity && !newer) form.setValues((before) => merge(before, identity, today));
  if (!record || !chosen) {
    if (identity) opening.onNotice("restored");
    return true;
  }
  const isLost = identity === undefined && record.described === true;
  const draft = { record, values: identity ? merge(chosen, identity, today) : chosen };
  return newer ? compare(draft, newer, isLost, opening) : resume(draft, isLost, opening);
}

/** Says what came back; without its people, the order opens at the first part that lacks them. */
async function resume<T extends DraftTypes>(
  { record, values }: OlderDraft<T>,
  isLost: boolean,
  { faultyParts, signal, onResumed, onNotice }: DraftOpening<T>,
): Promise<boolean> {
  if (isLost) {
    const faulty = await faultyParts(values);
    if (signal.aborted) return false;
    onResumed({ ...record, coupon: undefined }, faulty);
  }
  onNotice(isLost ? "peopleLost" : "restored");
  return true;
}

/** Goes on with an older draft that says the same as what was chosen just now; lets the buyer decide if it says more. */
async function compare<T extends DraftTypes>(
  draft: OlderDraft<T>,
  { combine, saysTheSame }: NewerOrder<T>,
  isLost: boolean,
  opening: DraftOpening<T>,
): Promise<boolean> {
  const faulty = await opening.faultyParts(draft.values);
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
