import {
  missingRulesCode,
  type ServerFailure,
  type ServerFieldMap,
  useZodForm,
  type ZodForm,
} from "@sughurta/forms";
import { lazyModule, useFirstInteraction } from "@sughurta/lazy-module";
import { useCallback, useMemo, useState } from "react";
import type { OrderDefinition } from "../definition/define-order.ts";
import { useOrderSteps } from "../steps/use-order-steps.ts";
import {
  firstPlace,
  isFinished,
  isLast,
  type OrderHistory,
  type OrderSteps,
  type PlaceByPart,
  partsOfStep,
  toPlaceByPart,
  type WizardPosition,
} from "../steps/wizard-position.ts";

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

/** Product-specific parts of an order's form and steps. */
interface OrderWizardOptions<Values, Layout extends string, Step extends string> {
  readonly layout: Layout;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  /** Initial values of the form; the same object between renders. */
  readonly initialValues: Values;
  /** Effects of a change, in the same update; the same function between renders. */
  readonly onChangeEffects?: ((before: Values, after: Values) => Values) | undefined;
  /** The application's history, in which each step is an entry (SPEC-64). */
  readonly history?: OrderHistory | undefined;
  /** Called for a step that was opened by navigation or by the history, not by a draft. */
  readonly onEnter?: ((step: Step, form: ZodForm<Values>) => void) | undefined;
  /** The last step was sent and every part of the order is valid. */
  readonly onSubmit: (values: Values) => Promise<void> | void;
}

const missingRules = () => ({
  message: "",
  code: missingRulesCode(),
  fieldCodes: {},
  fieldMessages: {},
});

/**
 * The form of an order and its steps: each is validated when it is left, a change returns directly, and an error at the
 * end opens its step (S1 §2). The rules are loaded with the first interaction; actions that need them wait for them.
 */
export function useOrderWizard<
  Values extends object,
  Part extends string,
  Layout extends string,
  Step extends string,
>(
  order: OrderDefinition<Values, Part, Layout, Step>,
  options: OrderWizardOptions<Values, Layout, Step>,
): OrderWizard<Values, Part, Step> {
  const { layout, today, initialValues, onChangeEffects, history, onEnter, onSubmit } = options;
  const { rules } = order;
  const steps = order.layouts[layout];
  const [place, setPlace] = useState(() => firstPlace(steps));
  const [restarts, setRestarts] = useState(0);
  const parts = partsOfStep(steps, place.current);
  const form: ZodForm<Values> = useZodForm({
    initialValues,
    schema: useMemo(
      () =>
        rules.now()?.getSchema(parts) ??
        lazyModule(async () => (await rules.load()).getSchema(parts)),
      [rules, parts],
    ),
    toErrors: useCallback(
      (values: Values) => rules.now()?.getErrors(parts, values, today) ?? {},
      [rules, parts, today],
    ),
    onChangeEffects,
    onSubmit: continueOrSubmit,
  });
  const moves = useOrderSteps<Step, Part>({
    steps,
    place,
    setPlace,
    history,
    // The buyer cannot go forward before the rules are loaded.
    invalidParts: () => rules.now()?.invalidParts(form.values, today) ?? order.parts,
    onEnter: (step) => {
      // A step starts without errors; they are live again after its own first "Continue".
      form.clearErrors();
      onEnter?.(step, form);
    },
    onUnfinished: () => void form.loadRules().then(form.check),
  });
  useFirstInteraction(rules.preload);

  async function continueOrSubmit(values: Values): Promise<void> {
    if (!isLast(steps, place.current)) return moves.next();
    const [faulty] = (await rules.load()).invalidParts(values, today);
    if (faulty !== undefined) return moves.show(faulty, () => void form.check());
    await onSubmit(values);
  }

  async function open(key: Step): Promise<void> {
    // Fields of the last step are given with the press that buys: the return to it does not need them.
    if (isLast(steps, place.current)) return moves.open(key);
    if (!(await form.loadRules())) form.applyServerErrors(missingRules());
    else if (form.check()) moves.open(key);
    else moves.offerToLeave(key);
  }

  function resume(saved: PlaceByPart<Part>, faulty: readonly Part[]): void {
    void form.loadRules();
    moves.resume(saved, faulty);
  }

  function reset(): void {
    moves.reset();
    setRestarts((times) => times + 1);
  }

  return {
    form,
    steps,
    place,
    parts,
    isLast: isLast(steps, place.current),
    isFinished: (key) => isFinished(steps, place, key),
    placeByPart: useMemo(() => toPlaceByPart(steps, place), [steps, place]),
    restarts,
    open: (key) => void open(key),
    refuse: (part, failure, fields) =>
      moves.show(part, () => form.applyServerErrors(failure, fields)),
    change: moves.change,
    leaveUnfinished: moves.leaveUnfinished,
    resume,
    reset,
  };
}
