import { useLatest } from "@sughurta/ui-kit";
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from "react";
import type { OrderHistory } from "./order-history.ts";
import { type OrderSteps, stepOfPart } from "./order-layout.ts";
import { useAfterMove } from "./use-after-move.ts";
import {
  firstPlace,
  type PlaceByPart,
  placeAfter,
  placeAt,
  placeByAddress,
  placeLeft,
  placeToChange,
  resumedPlace,
  type WizardPosition,
} from "./wizard-position.ts";

/** An order's steps, its buyer's place, and what a move depends on. */
export interface OrderStepsOptions<Step extends string, Part extends string> {
  readonly steps: OrderSteps<Step, Part>;
  readonly place: WizardPosition<Step>;
  readonly setPlace: Dispatch<SetStateAction<WizardPosition<Step>>>;
  /** The application's history; without it the steps are known to the order alone. */
  readonly history?: OrderHistory | undefined;
  /** The invalid parts, in their order. */
  readonly invalidParts: () => readonly Part[];
  /** A step that was opened by a move or by the history, not by a draft. */
  readonly onEnter: (step: Step) => void;
  /** The history led forward from a step that is not right or not finished, and the buyer stays there. */
  readonly onUnfinished: () => void;
}

/**
 * The moves of a buyer between the steps of an order. Each is an entry of the history: Back and Forward
 * move too, an address that names a step not allowed yet leads to the farthest that is (SPEC-64).
 * Call it after the form, whose rules are in place then when a step is on the screen.
 */
export function useOrderSteps<Step extends string, Part extends string>(
  options: OrderStepsOptions<Step, Part>,
) {
  const { steps, place, setPlace, history } = options;
  const { current } = place;
  const address = history?.step;
  const afterMove = useAfterMove(current);
  const latest = useLatest(options);

  // What the address of the page asked for is heard while the order opens, by a draft that comes at once.
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
    /** Goes on after a step that was found right. */
    next: () => move(placeAfter(steps, place)),
    /** Opens a step. */
    open: (key: Step) => move(placeAt(steps, place, key)),
    /** Opens the step of a part, for example where the service found it wrong; then does what waits for it. */
    show: (part: Part, then?: () => void) =>
      move(placeAt(steps, place, stepOfPart(steps, part)), then),
    /** Opens the step of a part, to come straight back here (S1 §2). */
    change: (part: Part) => move(placeToChange(steps, place, stepOfPart(steps, part))),
    /** Offers to leave this step unfinished for another (SPEC-34). */
    offerToLeave: (key: Step) => setPlace({ ...place, leaving: key }),
    /** Goes back although the step is not finished (SPEC-34). */
    leaveUnfinished: () => move(placeLeft(place)),
    /** Opens a draft where it was left, or where the address of the page asks for. */
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
