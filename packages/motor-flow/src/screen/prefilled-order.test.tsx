import { SavedContactsProvider } from "@sughurta/order/fill-from-profile";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LINKS } from "../testing/links.ts";
import { aLiabilityOrder, TODAY } from "../testing/motor-order-builders.ts";
import { keepOrder, motorResponses } from "../testing/motor-responses.ts";
import { openOrder, openUntouchedOrder, shownPrice } from "../testing/open-motor-order.tsx";
import { renderOrder } from "../testing/render-order.ts";
import { MtplOrder } from "./mtpl-order.tsx";

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});

describe("a signed-in buyer", () => {
  const KNOWN = {
    id: "self",
    lastName: "Каримова",
    firstName: "Зарина",
    patronymic: "",
    birthDate: "1985-01-31",
    gender: "f",
    citizenship: "",
    phone: "",
    email: "",
    documents: [
      {
        docType: "2",
        series: "",
        docNumber: "C01X00T47",
        issueDate: "2018-02-01",
        issueInstitution: "UZ",
        validTo: "2030-02-01",
      },
      {
        docType: "0",
        series: "A",
        docNumber: "87654321",
        issueDate: "2018-02-01",
        issueInstitution: "ОВД",
        validTo: "2031-02-01",
      },
    ],
    address: { city: "Хуҷанд", address: "улица Ленина, 1", postalCode: "" },
  } as const;

  it("is filled in on request, with the document that the residence allows", async () => {
    const { user } = await renderOrder(
      <SavedContactsProvider load={async () => ({ self: KNOWN, others: [] })}>
        <MtplOrder links={LINKS} today={TODAY} paymentOrigins={[]} onResult={vi.fn()} />
      </SavedContactsProvider>,
      motorResponses({}),
    );
    const named = (name: string) =>
      document.querySelector<HTMLInputElement>(`[name="${name}"]:not([type=hidden])`);
    await user.click(await screen.findByRole("button", { name: "Заполнить из моего профиля" }));
    await waitFor(() => expect(named("holderFullName")).toHaveValue("Каримова Зарина"));
    expect(named("holderFullName")).toHaveFocus();
    expect(named("holderDocNumber")).toHaveValue("87654321");
    expect(named("city")).toHaveValue("Хуҷанд");
    await user.click(screen.getByRole("radio", { name: "В другой стране" }));
    await user.click(screen.getByRole("button", { name: "Заполнить из моего профиля" }));
    await waitFor(() => expect(named("holderDocNumber")).toHaveValue("C01X00T47"));
  });
});

describe("a car that was insured before", () => {
  const car = { carMark: "Toyota", carModel: "Camry", carIssueYear: 2019, gosNomer: "1234AA01" };

  it("is restored in one tap, documents and price included, and is not left in the browser's storage", async () => {
    const { user } = await openOrder(
      { product: "MTPL" },
      { myCars: () => ({ status: 200, data: [car, { ...car, vehicleType: 2, gosNomer: "5C" }] }) },
    );
    await user.click(await screen.findByRole("button", { name: /Toyota Camry 2019, 1234AA01/ }));
    expect(screen.getByLabelText("Госномер")).toHaveValue("1234AA01");
    expect(screen.getByRole("combobox", { name: "Марка" })).toHaveFocus();
    await waitFor(() => expect(screen.getByLabelText("Год выпуска")).toHaveValue("2019"));
    await waitFor(() => expect(shownPrice()?.textContent).toContain("180"));
    expect(screen.queryByRole("group", { name: "Ваши машины" })).not.toBeInTheDocument();
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain("Camry"));
    expect(JSON.stringify(localStorage)).not.toContain("1234AA01");
  });

  it("is requested at once where an order was made in this browser before", async () => {
    localStorage.setItem("sughurta.motor.ordered", "1");
    await openUntouchedOrder({ product: "MTPL" }, { myCars: () => ({ status: 200, data: [car] }) });
    expect(
      await screen.findByRole("button", { name: /Toyota Camry 2019, 1234AA01/ }),
    ).toBeVisible();
  });

  it("is offered for casco where casco accepts it", async () => {
    const lorry = { ...car, vehicleType: 2, carModel: "Dyna" };
    await openOrder({ product: "ECI" }, { myCars: () => ({ status: 200, data: [lorry, car] }) });
    expect(await screen.findByRole("button", { name: /Toyota Camry/ })).toBeVisible();
    expect(screen.queryByRole("button", { name: /Dyna/ })).not.toBeInTheDocument();
  });
});

describe("an order started by the quick quote", () => {
  const chosen = { carMark: "Toyota", carIssueYear: "2019", residentType: "nonresident" } as const;

  it("has its price, and retains the year when the model is chosen", async () => {
    const { user } = await openOrder({ product: "MTPL" }, {}, chosen);
    await waitFor(() => expect(shownPrice()?.textContent).toContain("180"));
    expect(screen.getByRole("combobox", { name: "Марка" })).toHaveValue("Toyota");
    expect(screen.getByRole("radio", { name: "В другой стране" })).toBeChecked();
    await user.type(screen.getByRole("combobox", { name: "Модель" }), "камри");
    await user.click(await screen.findByRole("option", { name: "Camry" }));
    await waitFor(() => expect(screen.getByLabelText("Год выпуска")).toBeEnabled());
    expect(screen.getByLabelText("Год выпуска")).toHaveValue("2019");
  });

  it("requires the year again where the model was not made in it", async () => {
    const { user } = await openOrder({ product: "MTPL" }, {}, { ...chosen, carIssueYear: "1995" });
    expect(screen.getByLabelText("Год выпуска")).toHaveValue("1995");
    await user.type(screen.getByRole("combobox", { name: "Модель" }), "камри");
    await user.click(await screen.findByRole("option", { name: "Camry" }));
    await waitFor(() => expect(screen.getByLabelText("Год выпуска")).toHaveValue(""));
  });

  it("asks whether an older order is continued with the new car", async () => {
    const older = aLiabilityOrder({ carMark: "Opel", carModel: "Astra" });
    const { user } = await openOrder(
      { product: "MTPL" },
      keepOrder("MTPL", older, "vehicle"),
      chosen,
    );
    const dialog = within(await screen.findByRole("dialog", { name: "Продолжить прежний заказ?" }));
    expect(dialog.getByText(/Opel Astra 2018/)).toBeVisible();
    expect(dialog.getByText("М. С.")).toBeVisible();
    expect(dialog.getByText("Toyota 2019")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Продолжить с новой машиной" }));
    expect(screen.getByRole("combobox", { name: "Марка" })).toHaveValue("Toyota");
    expect(screen.getByLabelText("Фамилия, имя и отчество")).toHaveValue(older.holderFullName);
    expect(screen.getByLabelText("Госномер")).toHaveValue("");
  });
});
