import { lazyModule } from "@sughurta/lazy-module";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SUBMIT_DEBOUNCE_MS } from "../form-state/use-prevent-double-submit.ts";
import { emptyHolder, goodHolder, holderSchema } from "../testing/example-form.tsx";
import { useZodForm } from "./use-zod-form.ts";
import { applyServerErrors } from "./zod-form.ts";

function aForm(initialValues = goodHolder) {
  const onSubmit = vi.fn();
  const { result } = renderHook(() =>
    useZodForm({ initialValues, schema: holderSchema, onSubmit }),
  );
  return { form: () => result.current, onSubmit };
}

describe("useZodForm", () => {
  it("applies every change made in the same tick", () => {
    const { form } = aForm(emptyHolder);
    act(() => {
      form().setValue("lastName", "Раҳимов");
      form().setValues((values) => ({ ...values, country: "UZ" }));
      form().setValue("las[0].name", "Анна");
    });
    expect(form().values).toMatchObject({
      lastName: "Раҳимов",
      country: "UZ",
      las: [{ name: "Анна" }],
    });
  });

  it("checks all values of a moment ago after the first submit", async () => {
    const { form } = aForm(emptyHolder);
    await act(() => form().submit());
    act(() => {
      form().setValue("lastName", "Раҳимов");
      form().setValue("phone", "9");
    });
    expect(form().errors.lastName).toBeUndefined();
    expect(form().errors.phone).toMatchObject({ code: "phoneTooShort" });
  });

  it("shows an external error until the value changes", () => {
    const { form } = aForm();
    act(() => form().setError("phone", { code: "policyUnknown" }));
    expect(form().errors).toEqual({ phone: { code: "policyUnknown" } });
    act(() => form().setValue("phone", "900000000"));
    expect(form().errors).toEqual({});
  });

  it("clears an external error at the next submit", async () => {
    const { form, onSubmit } = aForm();
    act(() =>
      applyServerErrors(form(), {
        message: "",
        code: "invalid",
        fieldCodes: { phone: ["phone"] },
        fieldMessages: {},
      }),
    );
    expect(form().submitErrors.attempt).toBe(1);
    await act(() => form().submit());
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(form().errors).toEqual({});
  });

  it("resets the form", async () => {
    const { form } = aForm(emptyHolder);
    await act(() => form().submit());
    expect(Object.keys(form().errors)).toHaveLength(7);
    act(() => form().reset(goodHolder));
    expect(form().values).toEqual(goodHolder);
    expect(form().errors).toEqual({});
    expect(form().submitErrors).toEqual({ attempt: 0, errors: {} });
  });
});

describe("a form with lazily loaded rules", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function aLateForm(
    importSchema: () => Promise<typeof holderSchema>,
    initialValues = emptyHolder,
  ) {
    const onSubmit = vi.fn();
    const schema = lazyModule(importSchema);
    const { result } = renderHook(() => useZodForm({ initialValues, schema, onSubmit }));
    return { form: () => result.current, onSubmit };
  }
  const come = () => Promise.resolve(holderSchema);

  it("loads them once a field is entered", async () => {
    const schema = vi.fn(come);
    const { form } = aLateForm(schema);
    act(() => form().setValue("phone", "9"));
    expect(schema).not.toHaveBeenCalled();
    await act(async () => form().enter("phone"));
    act(() => form().blur(["phone"]));
    expect(form().errors.phone).toMatchObject({ code: "phoneTooShort" });
    act(() => form().enter("lastName"));
    expect(schema).toHaveBeenCalledTimes(1);
  });

  it("is not sent without them, shows the reason, and is sent once they are loaded", async () => {
    const schema = vi
      .fn(come)
      .mockRejectedValueOnce(new Error("lost"))
      .mockRejectedValueOnce(new Error("lost"));
    const { form, onSubmit } = aLateForm(schema, goodHolder);
    await act(() => form().submit());
    expect(form().generalErrors).toEqual([{ code: "outdated" }]);
    expect(onSubmit).not.toHaveBeenCalled();
    act(() => form().setValue("phone", "9"));
    vi.advanceTimersByTime(SUBMIT_DEBOUNCE_MS);
    await act(() => form().submit());
    expect(form().generalErrors).toEqual([]);
    expect(form().submitErrors.errors.phone).toMatchObject({ code: "phoneTooShort" });
    act(() => form().setValue("phone", goodHolder.phone));
    vi.advanceTimersByTime(SUBMIT_DEBOUNCE_MS);
    await act(() => form().submit());
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
