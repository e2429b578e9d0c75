import type { ServerFailure, ServerFieldMap, ZodForm } from "@sughurta/forms";
import type { OrderSteps } from "../steps/order-layout.ts";
import type { PlaceByPart, WizardPosition } from "../steps/wizard-position.ts";

/** Form and steps of an order, and the navigation between them. */
export interface OrderWizard<Values, Part extends string, Step extends string> {
  readonly form: ZodForm<Values>;
  readonly steps: OrderSteps<Step, Part>;
  /** The current step, and the adjacent steps that a buyer may open. */
  readonly place: WizardPosition<Step>;
  /** The parts of the order in the current step. */
  readonly parts: readonly [Part, ...Part[]];
  /** The current step is the last one, whose button buys. */
  readonly isLast: boolean;
  readonly isFinished: (key: Step) => boolean;
  /** The place as it is saved with a draft. */
  readonly placeByPart: PlaceByPart<Part>;
  /** How often the order was restarted. */
  readonly restarts: number;
  /** Opens a finished step once the current one is valid; otherwise offers to leave it unfinished. */
  readonly open: (key: Step) => void;
  /** Opens the step of a part that the service refused, and shows the errors at the fields. */
  readonly refuse: (part: Part, failure: ServerFailure, fields?: ServerFieldMap) => void;
  /** Opens the step of a part, and returns directly afterwards (S1 §2). */
  readonly change: (part: Part) => void;
  /** Goes back although the step is not finished (SPEC-34). */
  readonly leaveUnfinished: () => void;
  /** Opens a draft at its place, or at the step in the page's address. */
  readonly resume: (saved: PlaceByPart<Part>, faulty: readonly Part[]) => void;
  /** Restarts at the first step. */
  readonly reset: () => void;
}
