import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { anInsuredPerson } from "#src/testing/builders.ts";
import {
  field,
  freshBrowserEachTest,
  next,
  nextTo,
  resumeOrder,
  step,
  summary,
} from "#src/testing/order-screen.tsx";

freshBrowserEachTest();

describe("the holder and the insured persons", () => {
  const strangers = {
    holderUid: "",
    las: [anInsuredPerson({ laFullname: "", laLastname: "", laFirstname: "", docNumber: "" })],
  };

  it("fills one person from the holder, once", async () => {
    const { user } = await resumeOrder("insured", strangers);
    await user.click(screen.getByRole("button", { name: "Взять данные страхователя" }));
    expect(field("las[0].laFullname")).toHaveValue("SAIDOVA MADINA");
    expect(field("las[0].docNumber")).toHaveValue("401234567");
    expect(screen.getByText("Данные покупателя")).toHaveFocus();
    expect(screen.queryByRole("button", { name: /Взять данные/ })).not.toBeInTheDocument();
    expect(screen.getByRole("checkbox", { name: "Я тоже еду" })).toBeChecked();
  });

  it("collapses a person who equals the buyer again once the buyer's errors are corrected", async () => {
    const { user } = await resumeOrder("insured", {
      ...{ holderFullName: "", holderLastname: "", holderFirstname: "" },
      las: [anInsuredPerson({ laFullname: "", laLastname: "", laFirstname: "" })],
    });
    await next(user);
    await waitFor(() => expect(field("las[0].laFullname")).toBeVisible());
    await user.click(field("holderFullName") ?? document.body);
    await user.paste("SAIDOVA MADINA");
    const own = field("las[0].laFullname");
    if (!own) throw new Error("The insured person has no name");
    await waitFor(() => expect(own).not.toBeVisible());
    expect(own).toHaveValue("SAIDOVA MADINA");

    await user.click(screen.getByText("Данные покупателя"));
    await user.click(own);
    await user.paste("A");
    await user.click(screen.getByText("Данные покупателя"));
    expect(own).toBeVisible();
  });

  it("offers the Latin spelling of a name and allows corrections of its parts", async () => {
    const { user } = await resumeOrder("insured", strangers);
    const name = field("holderFullName");
    if (!name) throw new Error("The holder has no name");
    await user.clear(name);
    await user.type(name, "Ҷӯраев Ғафур");
    await user.click(screen.getByRole("button", { name: "Использовать" }));
    expect(name).toHaveValue("Juraev Ghafur");
    await user.click(screen.getByRole("button", { name: "Исправить" }));
    expect(field("holderLastname")).toHaveValue("Juraev");
    expect(field("holderFirstname")).toHaveValue("Ghafur");
  });

  it("requires the birth date of a person with an age group, and shows none of its own", async () => {
    const counted = [anInsuredPerson({ laBirthday: "", laAgeGuess: "2021-03-02" })];
    const { user } = await resumeOrder("insured", { las: counted, holderUid: "" });
    expect(field("las[0].laBirthday")).toHaveValue("");
    await next(user);
    await waitFor(() => expect(field("las[0].laBirthday")).toHaveFocus());
    await user.keyboard("14.05.1990");
    await nextTo(user, "Проверка и оплата");
  });

  it("distinguishes persons in the error summary and detects a duplicate document", async () => {
    const two = [anInsuredPerson(), anInsuredPerson({ uid: "2", gender: "" })];
    const { user } = await resumeOrder("insured", { las: two });
    await next(user);
    const second = within(await summary()).getByRole("list", { name: "Застрахованный 2" });
    expect(within(second).getByRole("link", { name: /^Номер: Этот документ/ })).toBeVisible();
  });

  it("shows one error for a name with all parts invalid", async () => {
    const name = { laFullname: "САИДОВА МАДИНА", laLastname: "САИДОВА", laFirstname: "МАДИНА" };
    const { user } = await resumeOrder("insured", {
      las: [anInsuredPerson({ ...name, gender: "" })],
      holderUid: "",
    });
    await next(user);
    const links = within(await summary()).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual([
      expect.stringMatching(/латиницей: Пишите латинскими буквами/),
      "Выберите пол",
    ]);
  });

  it("puts the focus on the next person after one was removed", async () => {
    const two = [anInsuredPerson(), anInsuredPerson({ uid: "2", laFullname: "SAIDOV ALI" })];
    const { user } = await resumeOrder("insured", { las: two, holderUid: "" });
    await user.click(screen.getByRole("button", { name: "Убрать человека 1" }));
    expect(field("las[0].laFullname")).toHaveFocus();
    expect(field("las[0].laFullname")).toHaveValue("SAIDOV ALI");
    expect(screen.getAllByText("1 человек").some((one) => one.role === "status")).toBe(true);
  });

  it("warns of a document that expires before the end of the trip and sells all the same", async () => {
    const { user } = await resumeOrder("insured", {
      las: [anInsuredPerson({ dateTo: "2026-03-15" })],
    });
    expect(screen.getByText(/Документ закончится раньше поездки/)).toBeVisible();
    await next(user);
    expect(await step("Проверка и оплата")).toBeVisible();
  });

  it("requires the address of an insured home", async () => {
    const { user } = await resumeOrder("insured", { flatSumAssured: 5_000, sequence: [10] });
    await next(user);
    await waitFor(() => expect(field("assuredFlatAddress")).toHaveFocus());
    expect(field("assuredFlatAddress")).toHaveAccessibleDescription(/Напишите адрес жилья/);
  });

  it("shows contact fields for each person in the five-step layout", async () => {
    await resumeOrder("insured", {}, {}, { layout: "steps" });
    for (const name of ["laPhone", "laEmail", "laPostalCodeReg", "laAddressReg"]) {
      expect(field(`las[0].${name}`)).toBeInTheDocument();
    }
    expect(field("holderFullName")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: /Страхователь, заполнено/ })).toBeVisible();
  });
});
