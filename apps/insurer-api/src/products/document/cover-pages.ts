import type { Document, Fact } from "./page.ts";
import type { QrCode } from "./qr-code.ts";

/** Content that one kind of policy adds to the common document. */
export interface CoverPages {
  /** The insured object, if it is not a person. */
  readonly insured?: Fact;
  /** A fact below the period of insurance. */
  readonly afterPeriod?: Fact;
  /** The insured objects, in place of a sum in TJS. */
  readonly facts?: readonly Fact[];
  /** Steps after an event, in place of the default ones. */
  readonly steps?: readonly string[];
  /** Draws the further pages; the QR code links to the policy check. */
  readonly draw: (doc: Document, qr: QrCode) => void;
}
