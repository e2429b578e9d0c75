import type { TestResponses } from "@sughurta/api-client/testing";
import { checkoutTexts, paymentTexts } from "@sughurta/checkout";
import { formTexts } from "@sughurta/forms";
import { peopleTexts } from "@sughurta/forms/people";
import { orderTexts } from "@sughurta/order";
import { screenRenderer } from "@sughurta/screen-testing";
import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, vi } from "vitest";
import type { OrderPart } from "../model/order-definition.ts";
import type { TravelOrderValues } from "../model/order-values.ts";
import { TravelFlow } from "../screen/travel-flow.tsx";
import type { TravelFlowProps } from "../screen/use-travel-order.ts";
import { travelTexts } from "../texts/travel-texts.ts";
import { aTravelOrder, TODAY } from "./builders.ts";
import { keepOrder } from "./keep-order.ts";
import { travelResponses } from "./travel-responses.ts";

/** Renders with the texts of an order. */
export const renderOrder = screenRenderer([
  travelTexts,
  peopleTexts,
  orderTexts,
  checkoutTexts,
  paymentTexts,
  formTexts,
]);

/** Gives each test of a file a clean browser; counts scrolled elements. */
export function freshBrowserEachTest() {
  const scrolled = vi.fn();
  beforeEach(() => {
    // On unmount, an order saves its draft last.
    localStorage.clear();
    Element.prototype.scrollIntoView = scrolled;
  });
  afterEach(() => {
    scrolled.mockClear();
  });
  return { scrolled };
}

/** Opens an order. */
export async function openOrder(changes: TestResponses = {}, props: Partial<TravelFlowProps> = {}) {
  const onResult = vi.fn();
  const leaveTo = vi.fn();
  const rendered = await renderOrder(
    <TravelFlow
      today={TODAY}
      paymentOrigins={["https://bank.example"]}
      onResult={onResult}
      leaveTo={leaveTo}
      {...props}
    />,
    travelResponses(changes),
  );
  await screen.findByRole("heading", { level: 1 });
  return { ...rendered, onResult, leaveTo };
}

/** Opens a filled order at the step of a part. */
export async function resumeOrder(
  part: OrderPart,
  order: Partial<TravelOrderValues> = {},
  changes: TestResponses = {},
  props: Partial<TravelFlowProps> = {},
) {
  const kept = keepOrder(aTravelOrder({ agree: false, ...order }), part);
  const opened = await openOrder({ ...kept, ...changes }, props);
  await screen.findByText(/Мы восстановили/);
  // The later steps are fetched; their button is loaded with them.
  await screen.findByRole("button", { name: /^(Продолжить|Готово|Купить)/ });
  if (part !== "trip") await screen.findByRole("button", { name: /Поездка, заполнено/ });
  await waitFor(() => expect(price()).toHaveTextContent("TJS"));
  return opened;
}

/** The panel with trip and price. */
export const panel = () => screen.getByRole("complementary", { name: "Ваш полис" });
/** The price in it. */
export const price = () => panel().querySelector("output");
/** Presses the continue button. */
export const next = (user: UserEvent) =>
  user.click(screen.getByRole("button", { name: /Продолжить|Готово/ }));

/** Continues once the form accepts another press: two within 200 ms are one. */
export async function nextTo(user: UserEvent, name: string) {
  await waitFor(async () => {
    const there = screen.queryByRole("heading", { level: 2, name });
    if (!there) await next(user);
    expect(screen.getByRole("heading", { level: 2, name })).toBeVisible();
  });
}

/** The button that buys. */
export const buy = () => screen.getByRole("button", { name: /Купить за/ });
/** Waits for the heading of a step. */
export const step = (name: string) => screen.findByRole("heading", { level: 2, name });
/** Waits for the summary of errors. */
export const summary = () => screen.findByRole("alert", { name: /Проверьте/ });
/** A control of the form by its name in the specification. */
export const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`form [name="${name}"]:not([type=hidden])`);

/** Finds a country by a part of its name and chooses it. */
export async function chooseCountry(user: UserEvent, text: string, name: string) {
  const box = screen.getByRole("combobox", { name: "Страны" });
  await user.type(box, text);
  await user.click(await screen.findByRole("option", { name }));
}
