import { act, renderHook } from "@testing-library/react";
import { useEffect, useRef, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { type ExamplePart, type ExampleTab, TABS } from "../testing/example-steps.ts";
import { useOrderSteps } from "./use-order-steps.ts";
import { firstPlace, type PlaceByPart, type WizardPosition } from "./wizard-position.ts";

type Opening = {
  /** The step in the page's address. */
  readonly address?: string;
  readonly draft?: PlaceByPart<ExamplePart>;
};

/** State of an application's history: names of steps, and the current entry. */
type Entries = { readonly names: readonly (string | undefined)[]; readonly at: number };

/** An order in an application whose history is a list of names. */
function openOrder({ address, draft }: Opening = {}) {
  const told = { onEnter: vi.fn(), onUnfinished: vi.fn() };
  const writes: string[] = [];
  let wrong: readonly ExamplePart[] = [];
  let shown: ExampleTab | undefined;
  const hook = renderHook(() => {
    const [{ names, at }, setEntries] = useState<Entries>({ names: ["before", address], at: 1 });
    const [place, setPlace] = useState<WizardPosition<ExampleTab>>(() => firstPlace(TABS));
    shown = place.current;
    const moves = useOrderSteps<ExampleTab, ExamplePart>({
      steps: TABS,
      place,
      setPlace,
      history: {
        step: names[at],
        push: (step) => {
          writes.push(`push ${step}`);
          setEntries({ names: [...names.slice(0, at + 1), step], at: at + 1 });
        },
        replace: (step) => {
          writes.push(`replace ${step}`);
          setEntries({ names: names.with(at, step), at });
        },
      },
      invalidParts: () => wrong,
      ...told,
    });
    // A draft is read once, when the page opens.
    const resume = useRef(moves.resume);
    useEffect(() => {
      if (draft) resume.current(draft, []);
    }, []);
    const travel = (by: number) => setEntries({ names, at: at + by });
    return { place, moves, travel, address: names[at] };
  });
  const now = () => hook.result.current;
  return {
    ...told,
    writes,
    current: () => now().place.current,
    place: () => now().place,
    address: () => now().address,
    shown: () => shown,
    go: (move: (moves: ReturnType<typeof now>["moves"]) => void) => act(() => move(now().moves)),
    back: () => act(() => now().travel(-1)),
    forward: () => act(() => now().travel(1)),
    breakParts: (...parts: ExamplePart[]) => {
      wrong = parts;
    },
  };
}

describe("steps as entries of the history", () => {
  it("gives each step an entry, so that Back and Forward move between them", () => {
    const order = openOrder();
    order.go((moves) => moves.next());
    order.go((moves) => moves.next());
    expect(order.writes).toEqual(["push extras", "push people"]);
    order.back();
    expect(order.current()).toBe("extras");
    order.back();
    expect(order.current()).toBe("cover");
    order.forward();
    order.forward();
    expect(order.place()).toEqual({ current: "people", reached: "people" });
    expect(order.writes).toHaveLength(2);
  });

  it("reports each step that is opened, by navigation or by the history", () => {
    const order = openOrder();
    order.go((moves) => moves.next());
    order.back();
    expect(order.onEnter.mock.calls).toEqual([["extras"], ["cover"]]);
  });

  it("opens a draft at its place, in the current entry", () => {
    const order = openOrder({ draft: { part: "insured", reached: "review" } });
    expect(order.current()).toBe("people");
    expect(order.writes).toEqual(["replace people"]);
    expect(order.onEnter).not.toHaveBeenCalled();
  });

  it("opens a draft at the finished step in the address", () => {
    const order = openOrder({ address: "extras", draft: { part: "insured" } });
    expect(order.place()).toEqual({ current: "extras", reached: "people" });
    expect(order.writes).toEqual([]);
  });

  it.each([
    ["an unfinished step", "review", "people"],
    ["an unknown step", "summary", "people"],
  ])("opens the last allowed step for %s in the address", (_, address, allowed) => {
    const order = openOrder({ address, draft: { part: "insured" } });
    expect(order.current()).toBe(allowed);
    expect(order.writes).toEqual([`replace ${allowed}`]);
  });

  it("opens the first step where the address has another and nothing is filled in", () => {
    const order = openOrder({ address: "review" });
    expect(order.current()).toBe("cover");
    expect(order.writes).toEqual(["replace cover"]);
  });

  it("stays at an invalid step on Forward, and shows its errors", () => {
    const order = openOrder();
    order.go((moves) => moves.next());
    order.back();
    order.breakParts("cover");
    order.forward();
    expect(order.current()).toBe("cover");
    expect(order.address()).toBe("cover");
    expect(order.onUnfinished).toHaveBeenCalledOnce();
  });

  it("returns from a change whose return step no longer applies", () => {
    const order = openOrder({ draft: { part: "review" } });
    order.go((moves) => moves.change("cover"));
    expect(order.place()).toMatchObject({ current: "cover", returnTo: "review" });
    order.back();
    expect(order.place()).toEqual({ current: "review", reached: "review" });
  });

  it("restarts in the same history entry; later steps of the history are no longer open", () => {
    const order = openOrder();
    order.go((moves) => moves.next());
    order.go((moves) => moves.next());
    order.back();
    order.go((moves) => moves.reset());
    expect(order.address()).toBe("cover");
    order.forward();
    expect(order.current()).toBe("cover");
    expect(order.address()).toBe("cover");
  });

  it("calls a deferred callback once its step is on the screen", () => {
    const order = openOrder({ draft: { part: "review" } });
    const seen: unknown[] = [];
    order.go((moves) => moves.show("extras", () => seen.push(order.shown())));
    expect(seen).toEqual(["extras"]);
  });
});
