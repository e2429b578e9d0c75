import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { anInsuredPerson } from "#src/testing/builders.ts";
import { freshBrowserEachTest, resumeOrder } from "#src/testing/order-screen.tsx";

freshBrowserEachTest();

describe("the options", () => {
  it("are all off and get their middle sum when switched on", async () => {
    const { user, sent } = await resumeOrder("options");
    await user.click(screen.getByText("Ещё 10 опций"));
    expect(screen.getAllByRole("switch")).toHaveLength(13);
    for (const one of screen.getAllByRole("switch")) expect(one).not.toBeChecked();
    await user.click(screen.getByRole("switch", { name: "Личные вещи" }));
    expect(screen.getByRole("radio", { name: /750.EUR/ })).toBeChecked();
    const things = screen.getByRole("switch", { name: "Личные вещи" });
    await waitFor(() => expect(things).toHaveAccessibleDescription(/\+15.TJS/));
    await user.click(screen.getByRole("radio", { name: /1.000.EUR/ }));
    await waitFor(() =>
      expect(sent("calculateTravel").at(-1)?.body).toMatchObject({ thingsSumAssured: 1_000 }),
    );
    await user.click(screen.getByRole("switch", { name: "Личные вещи" }));
    await user.click(screen.getByRole("switch", { name: "Личные вещи" }));
    expect(screen.getByRole("radio", { name: /1.000.EUR/ })).toBeChecked();
  });

  it("show their additional price before they are switched on", async () => {
    const { user } = await resumeOrder("options");
    const things = screen.getByRole("switch", { name: "Личные вещи" });
    await waitFor(() => expect(things).toHaveAccessibleDescription(/до 750.EUR \+15.TJS/));
    await user.click(screen.getByText("Ещё 10 опций"));
    expect(screen.getByRole("switch", { name: "После алкоголя" })).toHaveAccessibleDescription(
      /\+20.TJS/,
    );
    await user.click(things);
    await user.click(screen.getByRole("radio", { name: /1.000.EUR/ }));
    await user.click(things);
    expect(things).not.toHaveAccessibleDescription(/TJS/);
  });

  it("stay visible once one of the collapsed ones is chosen", async () => {
    await resumeOrder("options", { sunOption: 1 });
    expect(screen.getByRole("switch", { name: "Солнечные ожоги" })).toBeChecked();
  });

  it("cover each person against Covid as chosen", async () => {
    const people = [
      anInsuredPerson(),
      anInsuredPerson({ uid: "2", laFullname: "", laLastname: "", laFirstname: "" }),
    ];
    const { user, sent } = await resumeOrder("options", { las: people });
    await user.click(screen.getByText("Ещё 10 опций"));
    await user.click(screen.getByRole("switch", { name: "Covid-19" }));
    await user.click(screen.getByRole("checkbox", { name: /SAIDOVA MADINA/ }));
    await waitFor(() =>
      expect(sent("calculateTravel").at(-1)?.body).toMatchObject({
        covid19Option: 1,
        las: [{ sequence: [] }, { sequence: [1] }],
      }),
    );
  });

  it("offer no pregnancy cover where no traveller is 4 to 69", async () => {
    const las = [anInsuredPerson({ laBirthday: "1950-01-01" })];
    const { user } = await resumeOrder("options", { las });
    await user.click(screen.getByText("Ещё 10 опций"));
    expect(screen.getByRole("switch", { name: "Беременность" })).toBeDisabled();
    expect(screen.getByText(/едет человек от 4 до 69 лет/)).toBeVisible();
  });
});
