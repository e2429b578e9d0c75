import {
  type ApiClient,
  mayHaveServiceDraft,
  storageKeyFor,
  storedText,
} from "@sughurta/api-client";
import type { ZodForm } from "@sughurta/forms";
import type { PlaceByPart } from "../steps/wizard-position.ts";
import { browserPartOf, type DraftDefinition, type DraftTypes } from "./draft-definition.ts";

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
export function recordOf<T extends DraftTypes>(
  draft: DraftDefinition<T>,
  values: T["values"],
  place: DraftPlace<T["part"]>,
  today: string,
  nowMs: number,
): DraftRecord<T> {
  const browserPart = browserPartOf(draft);
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
  const choices = browserPartOf(draft).read(stored);
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
