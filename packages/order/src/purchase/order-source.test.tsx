import { screenRenderer } from "@sughurta/screen-testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { orderTexts } from "../texts/order-texts.ts";
import { OrderSourceProvider, ReminderConsent, useOrderSource } from "./use-quoted-purchase.tsx";

const render = screenRenderer([orderTexts]);
const SOURCE = { visits: { last: { source: "instagram" } } };

function Added() {
  return <output>{JSON.stringify(useOrderSource())}</output>;
}

const added = () => JSON.parse(screen.getByRole("status").textContent ?? "");

it("adds the visits to an order, and the consent to a reminder once it is ticked", async () => {
  await render(
    <OrderSourceProvider source={SOURCE}>
      <ReminderConsent />
      <Added />
    </OrderSourceProvider>,
  );
  const box = screen.getByRole("checkbox");
  expect(box).not.toBeChecked();
  expect(added()).toEqual(SOURCE);
  await userEvent.click(box);
  expect(added()).toEqual({ ...SOURCE, remindUnpaid: true });
  await userEvent.click(box);
  expect(added()).toEqual(SOURCE);
});

it("offers no reminder on a page without a source of orders", async () => {
  await render(
    <>
      <ReminderConsent />
      <Added />
    </>,
  );
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(added()).toEqual({});
});
