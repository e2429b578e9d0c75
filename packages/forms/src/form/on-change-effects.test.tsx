import * as z from "@sughurta/contracts/zod";
import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useZodForm } from "./use-zod-form.ts";

const schema = z.object({ from: z.number(), to: z.number(), people: z.array(z.string()) });
type Values = z.input<typeof schema>;

function form(onChangeEffects?: (before: Values, after: Values) => Values) {
  return renderHook(() =>
    useZodForm({
      schema,
      initialValues: { from: 1, to: 2, people: ["A"] },
      onSubmit() {},
      onChangeEffects,
    }),
  ).result;
}

describe("errors of a step that is left", () => {
  it("are cleared, the values stay", async () => {
    const shown = form();
    act(() => shown.current.setValue("from", "one"));
    await act(() => shown.current.submit());
    expect(Object.keys(shown.current.errors)).toEqual(["from"]);
    act(() => shown.current.clearErrors());
    expect(shown.current.errors).toEqual({});
    expect(shown.current.submitErrors).toEqual({ attempt: 0, errors: {} });
    expect(shown.current.values.from).toBe("one");
  });
});

describe("a check without a submit", () => {
  it("shows the errors, live from then on", () => {
    const shown = form();
    const check = () => {
      let right: boolean | undefined;
      act(() => {
        right = shown.current.check();
      });
      return right;
    };
    expect(check()).toBe(true);
    expect(shown.current.submitErrors.attempt).toBe(0);
    act(() => shown.current.setValue("from", "one"));
    expect(check()).toBe(false);
    expect(Object.keys(shown.current.errors)).toEqual(["from"]);
    expect(shown.current.submitErrors.attempt).toBe(1);
    act(() => shown.current.setValue("from", 2));
    expect(shown.current.errors).toEqual({});
  });
});

describe("effects of a change", () => {
  it("is in the values together with the change", () => {
    const seen: Values[] = [];
    const shown = form((before, after) => {
      seen.push(before);
      return after.to < after.from ? { ...after, to: after.from } : after;
    });
    act(() => shown.current.setValue("from", 5));
    expect(shown.current.values).toEqual({ from: 5, to: 5, people: ["A"] });
    expect(seen[0]).toEqual({ from: 1, to: 2, people: ["A"] });
    act(() => shown.current.setValues((before) => ({ ...before, from: 7 })));
    expect(shown.current.values.to).toBe(7);
  });

  it("see values set earlier in the same tick", () => {
    const shown = form();
    act(() => {
      shown.current.setValue("from", 3);
      shown.current.setValues((before) => ({ ...before, to: before.from + 1 }));
      shown.current.setValue("people[1]", "B");
    });
    expect(shown.current.values).toEqual({ from: 3, to: 4, people: ["A", "B"] });
  });
});
