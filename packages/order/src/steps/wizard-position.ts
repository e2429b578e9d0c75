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
  const getStep = (part: Part): OrderStep<Part, Part> => ({ key: part, parts: [part] });
  return [getStep(first), ...others.map(getStep)];
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

/** A buyer's place in an order. */
export interface WizardPosition<Step extends string> {
  readonly current: Step;
  /** The last step that was opened: all before it are finished. */
  readonly reached: Step;
  /** The step of the pressed change link: the next "Continue" returns directly to it. */
  readonly returnTo?: Step | undefined;
  /** The step that the buyer requested while this one was invalid (SPEC-34). */
  readonly leaving?: Step | undefined;
}

type Steps<Step extends string> = OrderSteps<Step, string>;

const findIndex = <Step extends string>(steps: Steps<Step>, key: Step) =>
  steps.findIndex((step) => step.key === key);

const farther = <Step extends string>(steps: Steps<Step>, one: Step, other: Step) =>
  findIndex(steps, one) > findIndex(steps, other) ? one : other;

/** The first step, nothing finished. */
export function firstPlace<Step extends string>([first]: Steps<Step>): WizardPosition<Step> {
  return { current: first.key, reached: first.key };
}

/** Whether a step was finished, so that its tab can be pressed (S1 §2). */
export function isFinished<Step extends string>(
  steps: Steps<Step>,
  place: WizardPosition<Step>,
  key: Step,
): boolean {
  return findIndex(steps, key) < findIndex(steps, place.reached);
}

/** Whether a step is the last one, whose button buys. */
export function isLast<Step extends string>(steps: Steps<Step>, key: Step): boolean {
  return steps.at(-1)?.key === key;
}

/** The place after a valid step: back at the origin of a change link, else the next step. */
export function placeAfter<Step extends string>(
  steps: Steps<Step>,
  { current, reached, returnTo }: WizardPosition<Step>,
): WizardPosition<Step> {
  const following = steps[findIndex(steps, current) + 1]?.key ?? current;
  const next = returnTo ?? following;
  return { current: next, reached: farther(steps, reached, next) };
}

/** The place after a step was opened by its tab, or because of an error in it. */
export function placeAt<Step extends string>(
  steps: Steps<Step>,
  { reached }: WizardPosition<Step>,
  key: Step,
): WizardPosition<Step> {
  return { current: key, reached: farther(steps, reached, key) };
}

/** The place after a change link: the step with the value, and the return step (S1 §2). */
export function placeToChange<Step extends string>(
  steps: Steps<Step>,
  place: WizardPosition<Step>,
  key: Step,
): WizardPosition<Step> {
  return { ...placeAt(steps, place, key), returnTo: place.returnTo ?? place.current };
}

/** The place after a step was left unfinished: later steps are no longer finished (SPEC-34). */
export function placeLeft<Step extends string>(place: WizardPosition<Step>): WizardPosition<Step> {
  const { current, leaving = current } = place;
  return { current: leaving, reached: current };
}

/**
 * The place in an address. Going back is free; going forward ends at the first invalid step, and at the last opened
 * one, which an unknown name opens too (SPEC-64). Without a name it is the first step.
 */
export function placeByAddress<Step extends string, Part extends string>(
  steps: OrderSteps<Step, Part>,
  place: WizardPosition<Step>,
  address: string | undefined,
  faulty: readonly Part[],
): WizardPosition<Step> {
  const from = findIndex(steps, place.current);
  const named = address === undefined ? 0 : steps.findIndex(({ key }) => key === address);
  const reached = findIndex(steps, place.reached);
  const wrong = steps.findIndex(
    ({ parts }, index) => index >= from && parts.some((part) => faulty.includes(part)),
  );
  const farthest = wrong < 0 ? reached : Math.min(reached, wrong);
  const wanted = named < 0 ? farthest : named;
  const key = steps[wanted < from ? wanted : Math.min(wanted, farthest)]?.key;
  return key === undefined || key === place.current ? place : placeAt(steps, place, key);
}

/** A place by parts, which all layouts of an order share. */
export interface PlaceByPart<Part extends string> {
  readonly part: Part;
  readonly reached?: Part | undefined;
  readonly returnTo?: Part | undefined;
}

/** A place as it is saved with a draft. */
export function toPlaceByPart<Step extends string, Part extends string>(
  steps: OrderSteps<Step, Part>,
  { current, reached, returnTo }: WizardPosition<Step>,
): PlaceByPart<Part> {
  const part = (key: Step) => partsOfStep(steps, key)[0];
  return {
    part: part(current),
    reached: part(reached),
    ...(returnTo ? { returnTo: part(returnTo) } : {}),
  };
}

/**
 * The place of a restored draft; an earlier part that is no longer valid is opened first, and a single such part
 * returns directly (SPEC-59).
 */
export function resumedPlace<Step extends string, Part extends string>(
  steps: OrderSteps<Step, Part>,
  { part, reached = part, returnTo }: PlaceByPart<Part>,
  faulty: readonly Part[],
): WizardPosition<Step> {
  const current = stepOfPart(steps, part);
  const place: WizardPosition<Step> = {
    current,
    reached: farther(steps, current, stepOfPart(steps, reached)),
    returnTo: returnTo && stepOfPart(steps, returnTo),
  };
  const keys = faulty.map((one) => stepOfPart(steps, one));
  const wrong = new Set(keys.filter((key) => findIndex(steps, key) < findIndex(steps, current)));
  const [first] = wrong;
  if (first === undefined) return place;
  return wrong.size === 1
    ? placeToChange(steps, place, first)
    : { current: first, reached: place.reached };
}
