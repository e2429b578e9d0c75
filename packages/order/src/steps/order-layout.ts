/** One step and the parts of the order that it shows. */
interface OrderStep<Step extends string, Part extends string> {
  readonly key: Step;
  readonly parts: readonly [Part, ...Part[]];
}

/** The steps of an order in their order; there is at least one. */
export type OrderSteps<Step extends string, Part extends string> = readonly [
  OrderStep<Step, Part>,
  ...OrderStep<Step, Part>[],
];

/** A layout with a step of its own for each part; with one part it is a single page. */
export function stepPerPart<Part extends string>(
  first: Part,
  ...others: Part[]
): OrderSteps<Part, Part> {
  const stepOf = (part: Part): OrderStep<Part, Part> => ({ key: part, parts: [part] });
  return [stepOf(first), ...others.map(stepOf)];
}

/** The step with a part; the first one where none has it. */
export function stepOfPart<Step extends string, Part extends string>(
  steps: OrderSteps<Step, Part>,
  part: Part,
): Step {
  return (steps.find(({ parts }) => parts.includes(part)) ?? steps[0]).key;
}

/** The parts that a step shows. */
export function partsOfStep<Step extends string, Part extends string>(
  steps: OrderSteps<Step, Part>,
  key: Step,
): readonly [Part, ...Part[]] {
  return (steps.find((step) => step.key === key) ?? steps[0]).parts;
}

/**
 * The browser history of the host application, so that each step is an entry of it (SPEC-64). The application puts the
 * step's name into its address, for example as `?step=`.
 */
export interface OrderHistory {
  /** Name of the step in the address; `undefined` where there is none, which is the first step. */
  readonly step: string | undefined;
  /** Creates a new entry for a step, so that Back returns to the previous one. */
  readonly push: (step: string) => void;
  /** Replaces the step of the current entry. */
  readonly replace: (step: string) => void;
}
