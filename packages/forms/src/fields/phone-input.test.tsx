import { preloadTexts } from "@sughurta/i18n";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it } from "vitest";
import { goodHolder, HolderForm } from "../testing/example-form.tsx";
import { formTexts } from "../texts/form-texts.ts";

beforeAll(() => preloadTexts("ru", [formTexts]));

function phoneField(phone = "") {
  render(<HolderForm initialValues={{ ...goodHolder, phone }} />);
  return screen.getByLabelText<HTMLInputElement>("Телефон");
}

describe("phone input", () => {
  it("groups digits while they are typed", async () => {
    const field = phoneField();
    await userEvent.type(field, "927123456");
    expect(field).toHaveValue("92-712-3456");
    expect(field).toHaveAttribute("autocomplete", "tel-national");
    expect(field).toHaveAttribute("inputmode", "tel");
  });

  it("recognises a number that starts with 992", async () => {
    const field = phoneField();
    await userEvent.type(field, "992123456");
    expect(field).toHaveValue("99-212-3456");
  });

  it.each([
    "+992 92 712 34 56",
    "(992) 92-712-3456",
    "992927123456",
    "92 712 3456",
    "+992927123456",
  ])("understands %s when it is pasted", async (text) => {
    const field = phoneField();
    await userEvent.click(field);
    await userEvent.paste(text);
    expect(field).toHaveValue("92-712-3456");
  });

  it("understands autofill of a whole international number", () => {
    const field = phoneField();
    fireEvent.change(field, { target: { value: "+992927123456" } });
    expect(field).toHaveValue("92-712-3456");
  });

  it("retains the caret where a digit was deleted in the middle", async () => {
    const field = phoneField("927123456");
    await userEvent.click(field);
    field.setSelectionRange(5, 5);
    await userEvent.keyboard("{Backspace}");
    expect(field).toHaveValue("92-723-456");
    expect(field.selectionStart).toBe(4);
    await userEvent.keyboard("8");
    expect(field).toHaveValue("92-782-3456");
    expect(field.selectionStart).toBe(5);
  });

  it("replaces a selected part", async () => {
    const field = phoneField("927123456");
    await userEvent.click(field);
    field.setSelectionRange(0, 2);
    await userEvent.keyboard("5");
    expect(field).toHaveValue("57-123-456");
    expect(field.selectionStart).toBe(1);
  });

  it("ignores letters", async () => {
    const field = phoneField();
    await userEvent.type(field, "9a2b7");
    expect(field).toHaveValue("92-7");
  });
});

describe("phone input and a number that is none of Tajikistan", () => {
  it.each([
    ["+7 912 345 67 89", "+79123456789", /Это номер не Таджикистана/],
    ["8 921 123 45 67", "89-211-234567", /Это номер не Таджикистана/],
    ["92712345678901", "92-712-345678901", /5 лишних цифр/],
    ["00992 92 712 34 567", "00-992-9271234567", /1 цифра лишняя/],
  ])("retains %s and shows why it is refused", async (text, shown, reason) => {
    const field = phoneField();
    await userEvent.click(field);
    await userEvent.paste(text);
    expect(field).toHaveValue(shown);
    expect(field).toHaveAccessibleDescription(reason);
  });

  it("cuts no digit that is typed before or behind a whole number", async () => {
    const field = phoneField("927123456");
    await userEvent.click(field);
    field.setSelectionRange(0, 0);
    await userEvent.keyboard("5");
    expect(field).toHaveValue("59-271-23456");
    expect(field).toHaveAccessibleDescription(/1 цифра лишняя/);
    await userEvent.keyboard("{Backspace}");
    expect(field).toHaveValue("92-712-3456");
    expect(field).not.toHaveAccessibleDescription(/лишн/);
  });

  it("accepts a whole number however it is typed", async () => {
    for (const text of ["+992927123456", "00992927123456", "992927123456"]) {
      const field = phoneField();
      await userEvent.type(field, text);
      expect(field).toHaveValue("92-712-3456");
      expect(field).not.toHaveAccessibleDescription(/лишн/);
      cleanup();
    }
  });

  it("shows on submit how many digits are missing", async () => {
    const field = phoneField();
    await userEvent.type(field, "9271234");
    expect(field).toBeValid();
    await userEvent.click(screen.getByRole("button", { name: "Купить" }));
    expect(field).toHaveAccessibleDescription(/Не хватает 2 цифр/);
  });
});

describe("phone input beside a dash", () => {
  it("does not get stuck when the dash is deleted", async () => {
    const field = phoneField("927123456");
    await userEvent.click(field);
    field.setSelectionRange(3, 3);
    await userEvent.keyboard("{Backspace}");
    expect(field).toHaveValue("92-712-3456");
    expect(field.selectionStart).toBe(2);
    await userEvent.keyboard("{Backspace}");
    expect(field).toHaveValue("97-123-456");
    expect(field.selectionStart).toBe(1);
  });

  it("deletes forward across a dash", async () => {
    const field = phoneField("927123456");
    await userEvent.click(field);
    field.setSelectionRange(1, 1);
    await userEvent.keyboard("{Delete}");
    expect(field).toHaveValue("97-123-456");
    expect(field.selectionStart).toBe(1);
  });
});

describe("one repeated digit", () => {
  it("has to be confirmed, and is accepted", async () => {
    const field = phoneField("");
    await userEvent.type(field, "999999999");
    expect(screen.getByText(/одна и та же цифра. Всё верно\?/)).toHaveAttribute("role", "status");
    expect(field).toHaveAccessibleDescription(/Всё верно\?/);
    expect(field).not.toBeInvalid();
  });

  it("needs no confirmation in another number", async () => {
    const field = phoneField("");
    await userEvent.type(field, "999999998");
    expect(field).not.toHaveAccessibleDescription(/Всё верно/);
  });
});
