import { act, renderHook } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { useFormState } from "./use-zod-form.ts";

describe("the state of a form", () => {
  function held() {
    const onSubmit = vi.fn();
    const { result } = renderHook(() =>
      useFormState({
        initialValues: { name: "" },
        isValid: ({ name }) => name !== "",
        onSubmit,
      }),
    );
    const type = (letters: string) =>
      act(() => {
        for (const letter of letters) {
          result.current.update(({ values, submits }) => ({
            values: { name: values.name + letter },
            submits,
          }));
        }
      });
    return { result, onSubmit, type };
  }

  it("applies every change made in the same tick", () => {
    const { result, type } = held();
    const { update, submit, reset } = result.current;
    type("Анна");
    expect(result.current).toEqual({ values: { name: "Анна" }, submits: 0, update, submit, reset });
  });

  it("counts submits and passes on valid values", async () => {
    const { result, onSubmit, type } = held();
    await act(() => result.current.submit());
    expect(onSubmit).not.toHaveBeenCalled();
    type("A");
    await act(() => result.current.submit());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ name: "A" });
    expect(result.current.submits).toBe(2);
  });

  it("resets to the given values, and again to the same", () => {
    const { result, type } = held();
    type("A");
    act(() => result.current.reset({ name: "B" }));
    expect(result.current).toMatchObject({ values: { name: "B" }, submits: 0 });
    type("C");
    act(() => result.current.reset());
    expect(result.current.values).toEqual({ name: "B" });
  });
});
