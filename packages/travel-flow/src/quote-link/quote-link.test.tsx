import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { aTravelOrder } from "../testing/builders.ts";
import { keepOrder } from "../testing/keep-order.ts";
import {
  freshBrowserEachTest,
  openOrder,
  panel,
  price,
  resumeOrder,
} from "../testing/order-screen.tsx";

const PAGE = window.location.href;

freshBrowserEachTest();
beforeEach(() => {
  window.history.replaceState({}, "", PAGE);
});

/** The link to a filled order, as shared by its buyer. */
async function sentLink(): Promise<string> {
  const { user } = await resumeOrder("options", { thingsSumAssured: 750 });
  await user.click(within(panel()).getByRole("button", { name: "Отправить расчёт" }));
  const link = await navigator.clipboard.readText();
  cleanup();
  // On unmount the draft is written last.
  await waitFor(() => expect(link).toMatch(/#quote=1\./));
  localStorage.clear();
  return link;
}

describe("a link to a travel quote", () => {
  it("opens the trip with its price, without people", async () => {
    const link = await sentLink();
    window.history.replaceState({}, "", link);
    await openOrder();
    expect(await screen.findByText(/Цена не изменилась/)).toHaveTextContent("изменилась: 115 TJS");
    await waitFor(() => expect(within(panel()).getByText("Турция, Германия")).toBeVisible());
    expect(within(panel()).getByText(/750/)).toBeVisible();
    expect(price()).toHaveTextContent("115 TJS");
    expect(window.location.href).toBe(PAGE);
    expect(document.body.textContent).not.toContain("SAIDOVA");
  });

  it("asks before it replaces an order, which the buyer may keep", async () => {
    const link = await sentLink();
    const responses = keepOrder(aTravelOrder({ country: ["FR"], agree: false }), "trip");
    window.history.replaceState({}, "", link);
    const { user } = await openOrder(responses);
    const dialog = await screen.findByRole("dialog", { name: "Открыть расчёт по ссылке?" });
    await user.click(within(dialog).getByRole("button", { name: "Оставить мой заказ" }));
    expect(within(panel()).getByText("Франция")).toBeVisible();
    await waitFor(() => expect(window.history.state).not.toHaveProperty("sgDialog"));
  });
});
