import { changeIdentityDocument, profile } from "@sughurta/contracts/account";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openAccountPage } from "../testing/open-account-page.tsx";

/** The form around a field. */
function inForm(field: HTMLElement) {
  const form = field.closest("form");
  if (!form) throw new Error("The field is in no form");
  return within(form);
}

describe("saved people, cars, documents and addresses", () => {
  it.each([
    ["Люди и машины", /Удалить: Саидов/, "removeMyPerson"],
    ["Люди и машины", /Удалить: Самоделка/, "removeMyCar"],
    ["Профиль", /Удалить: Внутренний паспорт/, "removeIdentityDocument"],
    ["Профиль", /Удалить: Душанбе/, "removeAddress"],
  ])("removes something of %s only after confirmation: %s", async (part, name, call) => {
    const removed = () => ({ status: 200 as const, data: { removed: true } });
    const { user, sent, show } = await openAccountPage({
      removeMyPerson: removed,
      removeMyCar: removed,
      removeIdentityDocument: removed,
      removeAddress: removed,
    });
    await show(part);
    await user.click(await screen.findByRole("button", { name }));
    expect(sent(call)).toHaveLength(0);
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Удалить" }));
    await waitFor(() => expect(sent(call)).toHaveLength(1));
  });

  it("names an impossible birth date as every form does", async () => {
    const { user, sent, show } = await openAccountPage();
    await show("Профиль");
    const birthDate = await screen.findByRole("textbox", { name: /Дата рождения/ });
    await user.clear(birthDate);
    await user.type(birthDate, "31.02.1990");
    await user.click(inForm(birthDate).getByRole("button", { name: "Сохранить" }));
    await waitFor(() =>
      expect(birthDate).toHaveAccessibleDescription(/Даты 31\.02\.1990 нет в календаре/),
    );
    expect(sent("saveProfile")).toHaveLength(0);
  });

  it("names a document that ends before it was issued, and a day that is none, at the form", async () => {
    const { user, sent, show } = await openAccountPage();
    await show("Профиль");
    await user.click(await screen.findByRole("button", { name: /Изменить: Внутренний паспорт/ }));
    const last = screen.getByRole("textbox", { name: /Действует до/ });
    await user.clear(last);
    await user.type(last, "01.01.2020");
    const issued = screen.getByRole("textbox", { name: /Дата выдачи/ });
    await user.clear(issued);
    await user.type(issued, "01.02.2021");
    const save = () => user.click(inForm(last).getByRole("button", { name: "Сохранить" }));
    await save();
    await waitFor(() => expect(last).toHaveAccessibleDescription(/позже даты выдачи/));
    await user.clear(last);
    await user.type(last, "01.13.2030");
    await waitFor(async () => {
      await save();
      expect(last).toHaveAccessibleDescription(/Месяца 13 нет/);
    });
    expect(sent("changeIdentityDocument")).toHaveLength(0);
  });

  it("saves the profile under the specification's names", async () => {
    const { user, sent, show } = await openAccountPage({
      saveProfile: () => ({ status: 200, data: profile.examples.responses[200] }),
    });
    await show("Профиль");
    const surname = await screen.findByRole("textbox", { name: /Фамилия/ });
    await user.clear(surname);
    await user.type(surname, "Ғафурзода");
    await user.click(screen.getByRole("button", { name: "Сохранить" }));
    await waitFor(() =>
      expect(sent("saveProfile")[0]?.body).toMatchObject({
        lastName: "Ғафурзода",
        birthDate: "1990-05-14",
        gender: 1,
      }),
    );
  });

  it("changes a saved document in its place, by the specification's call", async () => {
    const { user, sent, show } = await openAccountPage({
      changeIdentityDocument: () => ({
        status: 200,
        data: { ...changeIdentityDocument.examples.responses[200], id: "1", series: "A" },
      }),
    });
    await show("Профиль");
    await user.click(await screen.findByRole("button", { name: /Изменить: Внутренний паспорт/ }));
    const number = screen.getByRole("textbox", { name: /Номер/ });
    await user.clear(number);
    await user.type(number, "87654321");
    await user.type(screen.getByLabelText(/Действует до/), "01.02.2028");
    await user.click(inForm(number).getByRole("button", { name: "Сохранить" }));
    await waitFor(() =>
      expect(sent("changeIdentityDocument")[0]).toMatchObject({
        params: { id: "1" },
        body: { docType: 0, docNumber: "87654321", dateTo: "2028-02-01" },
      }),
    );
  });

  it("adds a person with a birth date, and a document only where one is to be stored", async () => {
    const { user, sent, show } = await openAccountPage({
      addMyPerson: () => ({ status: 201, data: { id: "p-2" } }),
    });
    await show("Люди и машины");
    await user.click(await screen.findByRole("button", { name: "Добавить человека" }));
    const surname = screen.getByRole("textbox", { name: "Фамилия" });
    expect(surname).toHaveFocus();
    await user.type(surname, "Саидова");
    await user.type(screen.getByRole("textbox", { name: "Имя" }), "Нигина");
    await user.type(screen.getByRole("textbox", { name: "Дата рождения" }), "14.05.2018");
    const document = screen.getByRole("checkbox", { name: /Сохранить и документ/ });
    await user.click(document);
    const save = () => user.click(inForm(surname).getByRole("button", { name: "Сохранить" }));
    await save();
    expect(sent("addMyPerson")).toHaveLength(0);
    await user.click(document);
    // A press directly after another one counts as the same.
    await waitFor(async () => {
      await save();
      expect(sent("addMyPerson")).toHaveLength(1);
    });
    expect(sent("addMyPerson")[0]?.body).toMatchObject({
      lastName: "Саидова",
      firstName: "Нигина",
      birthDate: "2018-05-14",
      citizenship: "TJ",
    });
    expect(sent("addMyPerson")[0]?.body).not.toHaveProperty("document.docType");
    await waitFor(() => expect(sent("myPeople")).toHaveLength(2));
  });

  it("insures a car of a policy again, and changes one that was added by hand", async () => {
    const { user, sent, show, onInsureCar } = await openAccountPage({
      changeMyCar: () => ({ status: 200, data: { id: "c-1" } }),
    });
    await show("Люди и машины");
    await user.click(
      await screen.findByRole("button", { name: /Застраховать снова: Toyota Camry/ }),
    );
    expect(onInsureCar).toHaveBeenCalledWith(
      expect.objectContaining({ product: "MTPL", gosNomer: "1234AA01" }),
    );
    expect(screen.queryByRole("button", { name: /Изменить: Toyota/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /Изменить: Самоделка/ }));
    const plate = screen.getByRole("textbox", { name: "Госномер" });
    await user.clear(plate);
    await user.type(plate, "12");
    const save = () => user.click(inForm(plate).getByRole("button", { name: "Сохранить" }));
    await save();
    expect(plate).toHaveAccessibleDescription(/Проверьте госномер/);
    await user.clear(plate);
    await user.type(plate, "1111 аа 02");
    // A press directly after another one counts as the same.
    await waitFor(async () => {
      await save();
      expect(sent("changeMyCar")[0]).toMatchObject({
        params: { id: "c-1" },
        body: { markaTxt: "Самоделка", carIssueYear: 2012, gosNomer: "1111AA02" },
      });
    });
  });
});
