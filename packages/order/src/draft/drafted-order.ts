import type { ZodForm } from "@sughurta/forms";
import type { PlaceByPart } from "../steps/order-place.ts";
import type { DraftTypes } from "./draft-definition.ts";
import type { DraftRecord } from "./draft-record.ts";

/** What the buyer is told of an older draft: it is back, back without its people, or paid already. */
export type DraftNotice = "restored" | "peopleLost" | "paid";

/** An older draft that says more than the order that was begun just now (decision 58). */
export interface OlderDraft<T extends DraftTypes> {
  readonly record: DraftRecord<T>;
  readonly values: T["values"];
}

/** The order that is kept and where its buyer stands. */
export interface DraftedOrder<T extends DraftTypes> {
  readonly form: Pick<ZodForm<T["values"]>, "values" | "setValues" | "reset">;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  readonly place: PlaceByPart<T["part"]>;
  readonly coupon?: string | undefined;
  /** The form begins with what was chosen elsewhere just now, which wins over an older draft (decision 58). */
  readonly begun?: boolean | undefined;
  /** The order is paid: its draft is dropped and never offered again. */
  readonly paid: boolean;
  /** The parts of an order that are not right as it stands; none where it has one part only. */
  readonly faultyParts?: ((values: T["values"]) => Promise<readonly T["part"][]>) | undefined;
  /** Told the place and the promo code that were kept, and which parts of the order are no longer right. */
  readonly onResumed: (
    kept: PlaceByPart<T["part"]> & { readonly coupon?: string | undefined },
    faulty: readonly T["part"][],
  ) => void;
}
