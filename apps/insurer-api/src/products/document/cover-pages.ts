import type { Document, Fact } from "./page.ts";
import type { QrCode } from "./qr-code.ts";

/** What one kind of policy adds to the document that all have. */
export interface CoverPages {
  /** What is insured where it is no person. */
  readonly insured?: Fact;
  /** A fact below the period of insurance. */
  readonly afterPeriod?: Fact;
  /** What is insured, in place of a sum in TJS. */
  readonly facts?: readonly Fact[];
  /** What to do when something happens, in place of the usual words. */
  readonly steps?: readonly string[];
  /** Draws the further pages; the code leads to the check of the policy. */
  readonly draw: (doc: Document, qr: QrCode) => void;
}
