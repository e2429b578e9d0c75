import type { ServerFailure, ServerFieldMap, ZodForm } from "@sughurta/forms";
import type { OrderSteps } from "../steps/order-layout.ts";
import type { PlaceByPart, WizardPosition } from "../steps/wizard-position.ts";

/** Form and steps of an order, and the moves between them. */
export interface OrderWizard<Values, Part extends string, Step extends string> {
  readonly form: ZodForm<Values>;
  readonly steps: OrderSteps<Step, Part>;
  /** The step on the screen, and those around it that a buyer may go to. */
  readonly place: WizardPosition<Step>;
  /** The parts of the order that the step on the screen shows. */
  readonly parts: readonly [Part, ...Part[]];
  /** The step on the screen is the last one, whose button buys. */
  readonly isLast: boolean;
  readonly isFinished: (key: Step) => boolean;
  /** The place as it is saved with a draft. */
  readonly placeByPart: PlaceByPart<Part>;
  /** How often the order was restarted. */
  readonly restarts: number;
  /** Opens a finished step once the current one is right; otherwise offers to leave it unfinished. */
  readonly open: (key: Step) => void;
  /** Opens the step of a part in which the service found something wrong, and says it at the fields. */
  readonly refuse: (part: Part, failure: ServerFailure, fields?: ServerFieldMap) => void;
  /** Opens the step of a part, to come straight back here (S1 §2). */
  readonly change: (part: Part) => void;
  /** Goes back although the step is not finished (SPEC-34). */
  readonly leaveUnfinished: () => void;
  /** Opens a draft where it was left, or where the address of the page asks for. */
  readonly resume: (saved: PlaceByPart<Part>, faulty: readonly Part[]) => void;
  /** Restarts at the first step. */
  readonly reset: () => void;
}
