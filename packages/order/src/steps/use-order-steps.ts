import { useLatest } from "@sughurta/ui-kit";
import {
  type Dispatch,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import {
  firstPlace,
  type OrderHistory,
  type OrderSteps,
  type PlaceByPart,
  placeAfter,
  placeAt,
  placeByAddress,
  placeLeft,
  placeToChange,
  resumedPlace,
  stepOfPart,
  type WizardPosition,
} from "./wizard-position.ts";

/** An order's steps, its buyer's place, and the input of a move. */
interface OrderStepsOptions<Step extends string, Part extends string> {
  readonly steps: OrderSteps<Step, Part>;
  readonly place: WizardPosition<Step>;
  readonly setPlace: Dispatch<SetStateAction<WizardPosition<Step>>>;
  /** The application's history; without it steps are not part of the history. */
  readonly history?: OrderHistory | undefined;
  /** The invalid parts, in their order. */
  readonly invalidParts: () => readonly Part[];
  /** Called for a step that was opened by navigation or by the history, not by a draft. */
  readonly onEnter: (step: Step) => void;
  /** Called when Forward was pressed at an invalid or unfinished step, where the buyer stays. */
  readonly onUnfinished: () => void;
}

/**
 * The buyer's navigation between the steps of an order. Each is an entry of the history: Back and Forward work too, and
 * an address with a step not allowed yet opens the last allowed one (SPEC-64). Call it after the form, whose rules are
 * then in place when a step is shown.
 */
export function useOrderSteps<Step extends string, Part extends string>(
  options: OrderStepsOptions<Step, Part>,
) {
  const { steps, place, setPlace, history } = options;
  const { current } = place;
  const address = history?.step;
  const afterMove = useAfterMove(current);
  const latest = useLatest(options);

  // The step in the page's address is applied while the order opens, with a draft that is available at once.
  const requested = useRef(address);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    setOpen(true);
  }, []);

  const entry = useRef<"push" | "replace">("replace");
  useEffect(() => {
    const { history: host, steps: known } = latest.current;
    if (!isOpen) return;
    requested.current = undefined;
    if (!host || (host.step ?? known[0].key) === current) return;
    host[entry.current](current);
  }, [isOpen, current]);

  const heard = useRef(address);
  useEffect(() => {
    if (heard.current === address) return;
    heard.current = address;
    const { place: before, steps: known, history: host, ...rest } = latest.current;
    if ((address ?? known[0].key) === before.current) return;
    const next = placeByAddress(known, before, address, rest.invalidParts());
    if (next.current === before.current) {
      host?.replace(next.current);
      rest.onUnfinished();
      return;
    }
    entry.current = "replace";
    rest.setPlace(next);
    rest.onEnter(next.current);
  }, [address]);

  function move(next: WizardPosition<Step>, then?: () => void) {
    afterMove(next.current, then);
    entry.current = "push";
    setPlace(next);
    if (next.current !== current) options.onEnter(next.current);
  }

  return {
    /** Continues after a valid step. */
    next: () => move(placeAfter(steps, place)),
    /** Opens a step. */
    open: (key: Step) => move(placeAt(steps, place, key)),
    /** Opens the step of a part, for example where the service refused it; then calls the deferred callback. */
    show: (part: Part, then?: () => void) =>
      move(placeAt(steps, place, stepOfPart(steps, part)), then),
    /** Opens the step of a part, and returns directly afterwards (S1 §2). */
    change: (part: Part) => move(placeToChange(steps, place, stepOfPart(steps, part))),
    /** Offers to leave this step unfinished for another (SPEC-34). */
    offerToLeave: (key: Step) => setPlace({ ...place, leaving: key }),
    /** Goes back although the step is not finished (SPEC-34). */
    leaveUnfinished: () => move(placeLeft(place)),
    /** Opens a draft at its place, or at the step in the page's address. */
    resume: (saved: PlaceByPart<Part>, faulty: readonly Part[]) => {
      entry.current = "replace";
      const resumed = resumedPlace(steps, saved, faulty);
      const wanted = requested.current;
      setPlace(wanted === undefined ? resumed : placeByAddress(steps, resumed, wanted, faulty));
    },
    /** Restarts at the first step. */
    reset: () => {
      entry.current = "replace";
      setPlace(firstPlace(steps));
    },
  };
}

/** Defers a callback until a step is on the screen; calls it at once where the step is already shown. */
function useAfterMove<Step extends string>(current: Step) {
  const waiting = useRef<{ readonly key: Step; readonly then: () => void }>(undefined);
  const shown = useRef(current);

  useEffect(() => {
    shown.current = current;
    const { key, then } = waiting.current ?? {};
    if (key !== current) return;
    waiting.current = undefined;
    then?.();
  }, [current]);

  return useCallback((key: Step, then: (() => void) | undefined) => {
    waiting.current = then && { key, then };
    if (shown.current !== key) return;
    waiting.current = undefined;
    then?.();
  }, []);
}
