import {
  type ApiClient,
  mayHaveServiceDraft,
  storageKeyFor,
  storedText,
} from "@sughurta/api-client";
import type { ZodForm } from "@sughurta/forms";
import type { PlaceByPart } from "../steps/wizard-position.ts";

/** The types of a half-filled order. */
export interface DraftTypes {
  /** All values of the form. */
  readonly values: object;
  /** Names of the parts of the order. */
  readonly part: string;
  /** What the browser may store: choices, no personal data (SPEC-30). */
  readonly choices: object;
  /** What only the service stores, encrypted: personal data. */
  readonly identity: object;
}

/** Names under which a half-filled order is stored. */
export interface DraftNames {
  /** Name of the draft on the service. */
  readonly kind: string;
  /** Name of the order under which the browser stores its idempotency key and promo codes. */
  readonly orderName: string;
  /** Name of the choices in local storage, after the storage key of the client; `undefined` where the browser stores none. */
  readonly choicesKey?: string | undefined;
}

/** The choices of an order, which stay in the browser. */
export interface BrowserPart<T extends DraftTypes> {
  readonly of: (values: T["values"]) => T["choices"];
  /** Validates what was stored; `undefined` where this version did not write it. */
  readonly read: (stored: object) => T["choices"] | undefined;
  /** An order of the choices alone. */
  readonly open: (choices: T["choices"], today: string) => T["values"];
  /** The parts of such an order that are invalid whatever the service adds (SPEC-59). */
  readonly invalidParts?:
    | ((values: T["values"], today: string) => readonly T["part"][])
    | undefined;
}

/** The choices of an order, or of one that has none for the browser. */
export function getBrowserPart<T extends DraftTypes>(draft: DraftDefinition<T>): BrowserPart<T> {
  const none: BrowserPart<T> = {
    of: () => ({}),
    read: () => ({}),
    open: (_, today) => draft.newOrder(today),
  };
  return draft.browserPart ?? none;
}

/** The personal data of an order, which only the service stores. */
interface ServicePart<T extends DraftTypes> {
  readonly of: (values: T["values"]) => T["identity"];
  /** Validates what was stored; `undefined` where this version did not write it. */
  readonly read: (stored: object) => T["identity"] | undefined;
}

/** How a newly started order and an older draft are merged (SPEC-58). */
export interface NewerOrder<T extends DraftTypes> {
  /** The older order with the latest choice. */
  readonly combine: (older: T["values"], chosen: T["values"], today: string) => T["values"];
  /** Whether two orders are equal. */
  readonly saysTheSame: (one: T["values"], other: T["values"]) => boolean;
}

/** How a product saves and restores its half-filled orders; `today` is the date in Asia/Dushanbe, ISO. */
export interface DraftDefinition<T extends DraftTypes> extends DraftNames {
  /** A draft of another version is not opened. */
  readonly version: number;
  /** Where an order starts, and where the latest choice is reviewed. */
  readonly firstPart: T["part"];
  /** An empty order. */
  readonly newOrder: (today: string) => T["values"];
  /** Omitted where the browser stores no choices. */
  readonly browserPart?: BrowserPart<T> | undefined;
  readonly servicePart: ServicePart<T>;
  /** Fills in the personal data from the service; fields typed in the meantime are retained. */
  readonly merge: (values: T["values"], identity: T["identity"], today: string) => T["values"];
  /** Omitted where an order never starts with choices made elsewhere. */
  readonly newer?: NewerOrder<T> | undefined;
}

/** A half-filled order for its transfer to another device and back. */
export interface OrderDraft {
  /** Name of the draft on the service. */
  readonly kind: string;
  /** Whether there is an order here that another one would replace. */
  readonly isSaved: () => boolean;
  /** Saves changes at once, without waiting for a pause. */
  readonly saveNow: () => void;
  /** Saves the whole order on the service, choices too, for another device; a stable function. */
  readonly saveFull: () => Promise<void>;
  /** Replaces this order with the draft of another device; `false` where that cannot be read. */
  readonly replaceWith: (content: string) => boolean;
}

/** Hours after which choices expire; personal data on the service expires after the same time (SPEC-30). */
const DRAFT_HOURS = 24;
const MS_PER_HOUR = 3_600_000;

/** The buyer's place in an order, and its promo code. */
export interface DraftPlace<Part extends string> extends PlaceByPart<Part> {
  readonly coupon: string;
}

/** The page that saved a draft, and the edition that it had read. */
export interface DraftEdition {
  readonly edition?: string | undefined;
  readonly basedOn?: string | undefined;
}

/** The part of an order stored in the browser: choices and place, no personal data (SPEC-30). */
export interface DraftRecord<T extends DraftTypes> extends DraftPlace<T["part"]>, DraftEdition {
  readonly version: number;
  readonly savedAtMs: number;
  /** There is personal data, which only the service stores. */
  readonly described?: boolean | undefined;
  readonly choices: T["choices"];
}

/** A complete half-filled order, as another device receives it. */
interface WholeDraft<T extends DraftTypes> {
  readonly record: DraftRecord<T>;
  readonly identity: T["identity"];
}

/** The part of an order that the browser stores. */
export function toRecord<T extends DraftTypes>(
  draft: DraftDefinition<T>,
  values: T["values"],
  place: DraftPlace<T["part"]>,
  today: string,
  nowMs: number,
): DraftRecord<T> {
  const browserPart = getBrowserPart(draft);
  const choices = browserPart.of(values);
  const nobody = browserPart.open(choices, today);
  return {
    version: draft.version,
    savedAtMs: nowMs,
    ...place,
    described: identityText(draft, values) !== identityText(draft, nobody),
    choices,
  };
}

/** Serialises it for local storage, the choices beside the rest. */
export function recordText<T extends DraftTypes>({ choices, ...rest }: DraftRecord<T>): string {
  return JSON.stringify({ ...rest, ...choices });
}

/** Parses such a text; `undefined` where it is missing, expired or of another version. */
function readRecord<T extends DraftTypes>(
  draft: DraftDefinition<T>,
  text: string | null,
  nowMs: number,
): DraftRecord<T> | undefined {
  const stored: Partial<DraftRecord<T>> | undefined = objectIn(text);
  if (!stored) return undefined;
  const { version, savedAtMs, part, reached, returnTo, coupon = "", described } = stored;
  const { edition, basedOn } = stored;
  if (version !== draft.version || typeof savedAtMs !== "number") return undefined;
  if (typeof part !== "string" || nowMs - savedAtMs >= DRAFT_HOURS * MS_PER_HOUR) return undefined;
  const choices = getBrowserPart(draft).read(stored);
  const place = { part, reached, returnTo, coupon };
  return choices && { version, savedAtMs, ...place, described, edition, basedOn, choices };
}

/** The personal data of an order as text for the service. */
export function identityText<T extends DraftTypes>(
  { servicePart }: DraftDefinition<T>,
  values: T["values"],
): string {
  return JSON.stringify(servicePart.of(values));
}

/** Parses such a text; `undefined` where this version did not write it. */
export function readIdentity<T extends DraftTypes>(
  { servicePart }: DraftDefinition<T>,
  text: string,
): T["identity"] | undefined {
  const stored = objectIn(text);
  return stored && servicePart.read(stored);
}

/** A whole order as text for the service: choices and personal data. */
export function wholeDraftText<T extends DraftTypes>(
  { servicePart }: DraftDefinition<T>,
  values: T["values"],
  { choices, ...rest }: DraftRecord<T>,
): string {
  return JSON.stringify({ ...servicePart.of(values), choices: { ...rest, ...choices } });
}

/** Parses such a text; `undefined` where the choices are missing or another version wrote it. */
export function readWholeDraft<T extends DraftTypes>(
  draft: DraftDefinition<T>,
  text: string,
  nowMs: number,
): WholeDraft<T> | undefined {
  const identity = readIdentity(draft, text);
  const stored: { choices?: object } | undefined = objectIn(text);
  // The clock of the other device may be wrong: the service has checked the age.
  const counted = JSON.stringify({ ...stored?.choices, savedAtMs: nowMs });
  const record = readRecord(draft, counted, nowMs);
  return identity && record && { identity, record };
}

function objectIn(text: string | null): object | undefined {
  try {
    const parsed: unknown = JSON.parse(text ?? "null");
    return typeof parsed === "object" && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** The choices of an order that this browser stored, unless they have expired. */
export function savedRecord<T extends DraftTypes>(
  client: ApiClient,
  draft: DraftDefinition<T>,
): DraftRecord<T> | undefined {
  if (draft.choicesKey === undefined) return undefined;
  try {
    return readRecord(
      draft,
      window.localStorage.getItem(storageKeyFor(client, draft.choicesKey)),
      Date.now(),
    );
  } catch {
    return undefined;
  }
}

/** Stores the choices of an order in this browser (SPEC-30). */
export function saveRecord<T extends DraftTypes>(
  client: ApiClient,
  { choicesKey }: DraftDefinition<T>,
  record: DraftRecord<T>,
): void {
  if (choicesKey === undefined) return;
  const text = recordText({ ...record, savedAtMs: Date.now() });
  storedText(storageKeyFor(client, choicesKey)).write(text);
}

/** Whether there may be a draft: choices in this browser, or a mark that the service has one. */
export function mayBeSaved<T extends DraftTypes>(
  client: ApiClient,
  { kind }: DraftDefinition<T>,
  record: DraftRecord<T> | undefined,
): boolean {
  return record !== undefined || mayHaveServiceDraft(client, kind);
}

/** The notice about an older draft: it is restored, restored without personal data, or already paid. */
export type DraftNotice = "restored" | "peopleLost" | "paid";

/** An older draft with more content than the newly started order (SPEC-58). */
export interface ConflictingDraft<T extends DraftTypes> {
  readonly record: DraftRecord<T>;
  readonly values: T["values"];
}

/** Another page has saved this draft since this one read it: nothing is saved here until the buyer chooses. */
export interface ChangedElsewhere {
  /** Opens the other page's order in place of this one; throws when the service cannot be reached. */
  readonly showNewest: () => Promise<void>;
  /** Saves this order in place of that one; throws when the service cannot be reached. */
  readonly keepThis: () => Promise<void>;
}

/** The order to save, and its buyer's place in it. */
export interface DraftedOrder<T extends DraftTypes> {
  readonly form: Pick<ZodForm<T["values"]>, "values" | "setValues" | "reset">;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  readonly place: PlaceByPart<T["part"]>;
  readonly coupon?: string | undefined;
  /** The form starts with choices just made elsewhere, which win over an older draft (SPEC-58). */
  readonly isPrefilled?: boolean | undefined;
  /** The order is paid: its draft is deleted and never offered again. */
  readonly paid: boolean;
  /** The invalid parts of the order; none where it has one part only. */
  readonly invalidParts?: ((values: T["values"]) => Promise<readonly T["part"][]>) | undefined;
  /** Called with the saved place and promo code, and the parts of the order that are no longer valid. */
  readonly onResumed: (
    saved: PlaceByPart<T["part"]> & { readonly coupon?: string | undefined },
    faulty: readonly T["part"][],
  ) => void;
}
