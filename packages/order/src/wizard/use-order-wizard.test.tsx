import * as z from "@sughurta/contracts/zod";
import { type FieldErrors, Form, formTexts, SubmitButton, TextInput } from "@sughurta/forms";
import { screenRenderer } from "@sughurta/screen-testing";
import { act, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { defineOrder } from "../definition/define-order.ts";
import { stepPerPart } from "../steps/wizard-position.ts";
import { useOrderWizard } from "./use-order-wizard.ts";

interface Values {
  readonly sum: string;
  readonly name: string;
}

const filled = z.string().check(z.minLength(1, "required"));
const RULES = {
  cover: {
    schema: z.object({ sum: filled }),
    errors: ({ sum }: Values): FieldErrors => (sum === "0" ? { sum: { code: "wrongInput" } } : {}),
  },
  holder: { schema: z.object({ name: filled }) },
  review: { schema: z.object({}) },
};

const orderWith = (rules: () => Promise<typeof RULES>) =>
  defineOrder({
    parts: ["cover", "holder", "review"],
    layouts: { steps: stepPerPart("cover", "holder", "review") },
    rules,
  });

const KNOWN_ORDER = orderWith(async () => RULES);

const REFUSAL = {
  message: "",
  code: "invalid",
  fieldCodes: { total: ["wrongInput"] },
  fieldMessages: {},
};

const empty: Values = { sum: "", name: "" };
const FIELDS = { cover: "sum", holder: "name", review: undefined } as const;

function Order({
  order,
  onSubmit,
}: {
  readonly order: typeof KNOWN_ORDER;
  readonly onSubmit: (values: Values) => void;
}) {
  const wizard = useOrderWizard(order, {
    layout: "steps",
    today: "2026-03-02",
    initialValues: empty,
    onSubmit,
  });
  const { form, place } = wizard;
  const field = FIELDS[place.current];
  return (
    <Form form={form}>
      <h2>{place.current}</h2>
      {field ? <TextInput key={field} name={field} label={field} /> : null}
      <SubmitButton>go on</SubmitButton>
      {wizard.steps
        .filter(({ key }) => wizard.isFinished(key) && key !== place.current)
        .map(({ key }) => (
          <button key={key} type="button" onClick={() => wizard.open(key)}>
            {`open ${key}`}
          </button>
        ))}
      <button type="button" onClick={() => wizard.change("cover")}>
        change cover
      </button>
      {place.leaving ? (
        <button type="button" onClick={wizard.leaveUnfinished}>
          leave it
        </button>
      ) : null}
      <button type="button" onClick={() => wizard.refuse("cover", REFUSAL, { total: "sum" })}>
        refuse
      </button>
      <button type="button" onClick={() => form.setValue("name", "")}>
        clear name
      </button>
      <button
        type="button"
        onClick={() => {
          form.setValues(() => ({ sum: "30", name: "" }));
          wizard.resume({ part: "holder" }, []);
        }}
      >
        resume
      </button>
    </Form>
  );
}

const render = screenRenderer([formTexts]);

async function openOrder(order = KNOWN_ORDER) {
  const onSubmit = vi.fn();
  const { user } = await render(<Order order={order} onSubmit={onSubmit} />);
  return { user, onSubmit };
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole("button", { name }));
const box = (name: "sum" | "name") => screen.getByRole("textbox", { name: new RegExp(name) });
/** The heading of the step, below that of the error summary. */
const step = () => screen.getByRole("heading", { level: 2, name: /^(cover|holder|review)$/ });

/** Continues once the form accepts another press: two within 200 ms are one. */
async function continueTo(user: UserEvent, to: string) {
  await waitFor(async () => {
    if (step().textContent !== to) await press(user, "go on");
    expect(step()).toHaveTextContent(to);
  });
}

async function fillTo(user: UserEvent, to: "holder" | "review") {
  await user.type(box("sum"), "30");
  await continueTo(user, "holder");
  if (to === "holder") return;
  await user.type(box("name"), "SAIDOVA");
  await continueTo(user, "review");
}

describe("an order in steps", () => {
  it("validates a step before it continues, and buys the filled-in order at the end", async () => {
    const { user, onSubmit } = await openOrder();
    await press(user, "go on");
    await waitFor(() => expect(box("sum")).toBeInvalid());
    expect(step()).toHaveTextContent("cover");
    await fillTo(user, "review");
    await waitFor(async () => {
      await press(user, "go on");
      expect(onSubmit).toHaveBeenCalledWith({ sum: "30", name: "SAIDOVA" });
    });
  });

  it("starts each step without errors", async () => {
    const { user } = await openOrder();
    await press(user, "go on");
    await waitFor(() => expect(box("sum")).toBeInvalid());
    await fillTo(user, "holder");
    expect(box("name")).toBeValid();
  });

  it("offers to leave a step unfinished for a finished one", async () => {
    const { user } = await openOrder();
    await fillTo(user, "holder");
    await press(user, "open cover");
    expect(step()).toHaveTextContent("holder");
    await press(user, "leave it");
    expect(step()).toHaveTextContent("cover");
  });

  it("requires on the return to the end nothing that is given with the last press", async () => {
    const review = { schema: z.object({ sum: z.string().check(z.minLength(9, "agreement")) }) };
    const { user } = await openOrder(orderWith(async () => ({ ...RULES, review })));
    await fillTo(user, "review");
    await press(user, "open cover");
    expect(step()).toHaveTextContent("cover");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("opens at the end a part that has become invalid, and shows its errors", async () => {
    const { user, onSubmit } = await openOrder();
    await fillTo(user, "review");
    await press(user, "clear name");
    await continueTo(user, "holder");
    await waitFor(() => expect(box("name")).toBeInvalid());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("opens the step that the service refused, and shows the error at the field", async () => {
    const { user } = await openOrder();
    await fillTo(user, "review");
    await press(user, "refuse");
    expect(step()).toHaveTextContent("cover");
    await waitFor(() => expect(box("sum")).toBeInvalid());
  });

  it("returns directly from a change", async () => {
    const { user } = await openOrder();
    await fillTo(user, "review");
    await press(user, "change cover");
    expect(step()).toHaveTextContent("cover");
    await continueTo(user, "review");
  });
});

describe("the rules of an order", () => {
  /** An order whose rules are loading until they are released. */
  function lateOrder() {
    const asked = Promise.withResolvers<typeof RULES>();
    const fetchRules = vi.fn(() => asked.promise);
    return {
      order: orderWith(fetchRules),
      fetchRules,
      come: () => act(async () => asked.resolve(RULES)),
    };
  }

  it("are fetched once, with the first interaction", async () => {
    const { order, fetchRules } = lateOrder();
    const { user } = await openOrder(order);
    expect(fetchRules).not.toHaveBeenCalled();
    await user.click(step());
    await user.click(box("sum"));
    expect(fetchRules).toHaveBeenCalledTimes(1);
  });

  it("are waited for by the continue button, which is busy", async () => {
    const { order, come } = lateOrder();
    const { user } = await openOrder(order);
    await press(user, "go on");
    expect(screen.getByRole("button", { name: "go on" })).toHaveAttribute("aria-busy", "true");
    expect(box("sum")).toBeValid();
    await come();
    await waitFor(() => expect(box("sum")).toBeInvalid());
    expect(step()).toHaveTextContent("cover");
  });

  it("continue with the press that waited for them", async () => {
    const { order, come } = lateOrder();
    const { user } = await openOrder(order);
    await user.type(box("sum"), "30");
    await press(user, "go on");
    expect(step()).toHaveTextContent("cover");
    await come();
    expect(await screen.findByRole("heading", { name: "holder" })).toBeVisible();
  });

  it("validate a field that was left before they were loaded, including rules between fields", async () => {
    const { order, come } = lateOrder();
    const { user } = await openOrder(order);
    await user.type(box("sum"), "0");
    await user.tab();
    expect(box("sum")).toBeValid();
    await come();
    await waitFor(() => expect(box("sum")).toBeInvalid());
  });

  it("cannot be fetched without a connection: an error is shown, and the next press continues", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const fetchRules = vi.fn(() => Promise.reject<typeof RULES>(new TypeError("Failed to fetch")));
    const { user } = await openOrder(orderWith(fetchRules));
    await user.type(box("sum"), "30");
    await press(user, "go on");
    expect(await screen.findByText(/Нет связи/)).toBeVisible();
    expect(step()).toHaveTextContent("cover");
    fetchRules.mockResolvedValue(RULES);
    await continueTo(user, "holder");
    expect(screen.queryByText(/Нет связи/)).not.toBeInTheDocument();
  });

  it("are those of the step at which a draft was opened in the meantime", async () => {
    const { order, come } = lateOrder();
    const { user } = await openOrder(order);
    await press(user, "resume");
    await press(user, "go on");
    await come();
    await waitFor(() => expect(box("name")).toBeInvalid());
    expect(step()).toHaveTextContent("holder");
  });

  it("are waited for by a finished step that is pressed", async () => {
    const { order, come } = lateOrder();
    const { user } = await openOrder(order);
    await press(user, "resume");
    await press(user, "open cover");
    expect(step()).toHaveTextContent("holder");
    await come();
    await press(user, "leave it");
    expect(step()).toHaveTextContent("cover");
  });

  it("are needed to open a finished step: without a connection an error is shown", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const order = orderWith(() => Promise.reject(new TypeError("Failed to fetch")));
    const { user } = await openOrder(order);
    await press(user, "resume");
    await press(user, "open cover");
    expect(await screen.findByText(/Нет связи/)).toBeVisible();
    expect(step()).toHaveTextContent("holder");
  });
});
