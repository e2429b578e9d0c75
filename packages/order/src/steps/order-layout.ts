/** One step and the parts of the order that it shows. */
export interface OrderStep<Step extends string, Part extends string> {
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
