import type { BoxProduct } from "@sughurta/contracts/box";
import type { PassportReader } from "@sughurta/domain/person";
import { InsurerProvider } from "@sughurta/forms";
import { passportTexts } from "@sughurta/forms/people";
import { anInsurer, aPassportReader } from "@sughurta/forms/testing";
import { preloadTexts } from "@sughurta/i18n";
import { act, fireEvent, screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aBox } from "../testing/builders.ts";
import { renderScreen } from "../testing/render-screen.ts";
import { BoxOrder } from "./box-order.tsx";

beforeAll(() => preloadTexts("ru", [passportTexts]));
beforeEach(() => localStorage.clear());

const OFFER = { name: "Прочитать паспорт" };

/** An order before the buyer's first interaction. */
async function open(insures: BoxProduct["insures"], reader?: PassportReader) {
  const load = vi.fn(async () => reader ?? aPassportReader());
  const rendered = await renderScreen(
    <InsurerProvider insurer={anInsurer()}>
      <BoxOrder
        product={aBox({ insures })}
        today="2026-03-02"
        paymentOrigins={[]}
        onResult={vi.fn()}
        passportReader={load}
      />
    </InsurerProvider>,
    { readDraft: () => ({ status: 204, data: undefined }) },
  );
  await screen.findByRole("heading", { level: 1 });
  return { ...rendered, load };
}

const move = () => act(async () => void fireEvent.pointerMove(window));

async function read(user: UserEvent, button: HTMLElement) {
  await user.click(button);
  const dialog = await screen.findByRole("dialog", OFFER);
  await user.upload(
    within(dialog).getByLabelText("Выбрать снимок", { selector: "input" }),
    new File(["photo"], "photo.jpg", { type: "image/jpeg" }),
  );
  await user.click(await within(dialog).findByRole("button", { name: "Заполнить" }));
}

describe("a passport in the order of a box", () => {
  it("is loaded once the buyer has interacted, and fills in the buyer", async () => {
    const { user, load } = await open("holder");
    expect(load).not.toHaveBeenCalled();
    await move();
    await read(user, await screen.findByRole("button", OFFER));
    expect(screen.getByLabelText("Фамилия")).toHaveValue("SAIDOVA");
    expect(screen.getByLabelText("Имя")).toHaveValue("MADINA");
    expect(screen.getByLabelText("Дата рождения")).toHaveValue("14.05.1990");
    expect(screen.getByLabelText("Номер документа")).toHaveValue("AB1234567");
    expect(await screen.findByRole("option", { name: "Узбекистан", selected: true })).toBeVisible();
    expect(screen.getByText(/Не прочитано наверняка: пол/)).toBeVisible();
    expect(screen.getByRole("radio", { name: "Женский" })).not.toBeChecked();
    expect(screen.getByRole("radio", { name: "Женский" })).toHaveFocus();
  });

  it("fills in an insured person by name and birth date", async () => {
    const { user } = await open("people");
    await move();
    const person = await screen.findByRole("group", { name: "Застрахованный 1" });
    await read(user, await within(person).findByRole("button", OFFER));
    expect(within(person).getByLabelText("Фамилия, имя и отчество")).toHaveValue("SAIDOVA MADINA");
    expect(within(person).getByLabelText("Дата рождения")).toHaveValue("14.05.1990");
    expect(screen.getByLabelText("Фамилия")).toHaveValue("");
  });

  it("is not offered in a browser that can't read it", async () => {
    const isSupported = vi.fn(async () => false);
    await open("holder", aPassportReader({ isSupported }));
    await move();
    await vi.waitFor(() => expect(isSupported).toHaveBeenCalled());
    expect(screen.queryByRole("button", OFFER)).not.toBeInTheDocument();
  });
});
