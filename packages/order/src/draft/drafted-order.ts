import type { ZodForm } from "@sughurta/forms";
import type { PlaceByPart } from "../steps/wizard-position.ts";
import type { DraftTypes } from "./draft-definition.ts";
import type { DraftRecord } from "./draft-record.ts";

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
