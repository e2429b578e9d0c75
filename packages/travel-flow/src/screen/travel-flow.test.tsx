import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  field,
  freshBrowserEachTest,
  nextTo,
  openOrder,
  resumeOrder,
  step,
  summary,
} from "../testing/order-screen.tsx";

freshBrowserEachTest();

describe("the navigation through the steps", () => {
  it("goes back by a tab of a finished step only", async () => {
    const { user } = await resumeOrder("options");
    expect(screen.queryByRole("button", { name: /^Люди в полисе/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Поездка, заполнено" }));
    expect(await step("Поездка")).toHaveFocus();
  });

  it("validates the step that is left and offers to leave it unfinished", async () => {
    const { user } = await resumeOrder("insured", { holderEmail: "madina" });
    await user.click(screen.getByRole("button", { name: "Поездка, заполнено" }));
    const errors = await summary();
    expect(errors).toHaveFocus();
    await user.click(
      within(errors).getByRole("button", {
        name: "Вернуться: Поездка. Этот шаг останется незаконченным",
      }),
    );
    expect(await step("Поездка")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("returns directly from a change to the buyer's step", async () => {
    const { user } = await resumeOrder("review");
    await user.click(screen.getByRole("button", { name: "Изменить: Поездка" }));
    await step("Поездка");
    await user.click(screen.getByRole("radio", { name: /Спортивный/ }));
    await user.click(screen.getByRole("button", { name: "Готово, вернуться" }));
    expect(await step("Проверка и оплата")).toBeVisible();
    expect(screen.getByRole("region", { name: "Поездка" })).toHaveTextContent("Спортивный");
  });

  it("shows no errors of a step before its own first attempt", async () => {
    const { user } = await resumeOrder("trip", { holderFullName: "", holderLastname: "" });
    await nextTo(user, "Опции");
    await nextTo(user, "Люди в полисе");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(field("holderFullName")).toBeValid();
  });

  it("shows the missing fields of the holder's step of the five when its button is pressed", async () => {
    const { user } = await resumeOrder("holder", { holderPhone: "" }, {}, { layout: "steps" });
    const button = screen.getByRole("button", { name: "Продолжить" });
    expect(button).toHaveAttribute("aria-disabled", "true");
    await user.click(button);
    await waitFor(() => expect(field("holderPhone")).toHaveFocus());
    expect(field("holderPhone")).toBeInvalid();
    const phone = field("holderPhone");
    if (phone) await user.type(phone, "921234567");
    expect(button).not.toHaveAttribute("aria-disabled");
  });

  it("has no duplicate heading in the other layout", async () => {
    await resumeOrder("holder", {}, {}, { layout: "steps" });
    expect(await screen.findByRole("heading", { name: "Страхователь" })).toBeVisible();
    expect(screen.getByRole("group", { name: "О вас" })).toBeVisible();
    expect(screen.queryByRole("group", { name: "Страхователь" })).not.toBeInTheDocument();
  });

  it("has five steps in the other layout", async () => {
    await openOrder({}, { layout: "steps" });
    const list = screen.getByRole("navigation", { name: "Шаги оформления" });
    expect(
      within(list)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual([
      "1Шаг 1 из 5: Поездка",
      "2Опции",
      "3Страхователь",
      "4Застрахованные",
      "5Проверка и оплата",
    ]);
  });
});
