import { I18nProvider, preloadTexts } from "@sughurta/i18n";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { emailRule, requiredTextRule } from "../validation/text-rules.ts";
import { plainFormTexts } from "./plain-form-texts.ts";
import { useUncontrolledForm } from "./use-uncontrolled-form.ts";

const RULES = { email: emailRule, note: requiredTextRule(5) };
const onSubmit = vi.fn(async () => {});
const host = document.createElement("main");
let root: Root | undefined;

function Letter() {
  const { form, getError, reset } = useUncontrolledForm({ rules: RULES, onSubmit });
  return (
    <form {...form}>
      {(["email", "note"] as const).map((name) => (
        <p key={name}>
          <input name={name} aria-label={name} aria-invalid={getError(name) ? true : undefined} />
          <i data-testid={name}>{getError(name)}</i>
        </p>
      ))}
      <button type="submit">Send</button>
      <button type="button" onClick={reset}>
        Empty
      </button>
    </form>
  );
}

const page = (
  <I18nProvider language="en">
    <Letter />
  </I18nProvider>
);
const getError = (name: string) => screen.getByTestId(name).textContent;
const send = () => userEvent.click(screen.getByText("Send"));

beforeAll(() => preloadTexts("en", [plainFormTexts]));
beforeEach(() => {
  onSubmit.mockClear();
  host.innerHTML = renderToString(page);
  document.body.append(host);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  host.remove();
});

async function becomeLive() {
  root = await act(async () => hydrateRoot(host, page));
}

describe("a plain form", () => {
  it("shows an error on blur, and missing values on submit", async () => {
    await becomeLive();
    await userEvent.type(screen.getByLabelText("email"), "madina@");
    expect(getError("email")).toBe("");
    await userEvent.tab();
    expect(getError("email")).toBe("Check the email address, for example name@mail.tj");
    await userEvent.tab();
    expect(getError("note")).toBe("");
    await send();
    expect(getError("note")).toBe("Fill in this field");
    expect(screen.getByLabelText("email")).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("clears an error as soon as it is corrected", async () => {
    await becomeLive();
    await userEvent.type(screen.getByLabelText("note"), "longer{Enter}");
    expect(getError("note")).toBe("Use at most 5 characters");
    await userEvent.type(screen.getByLabelText("note"), "{Backspace}");
    expect(getError("note")).toBe("");
  });

  it("sends once, trimmed, a text that was typed before hydration", async () => {
    screen.getByLabelText<HTMLInputElement>("email").value = " a@b.tj ";
    screen.getByLabelText<HTMLInputElement>("note").value = "Hi";
    await becomeLive();
    await userEvent.dblClick(screen.getByText("Send"));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: "a@b.tj", note: "Hi" });
    await userEvent.click(screen.getByText("Empty"));
    expect(screen.getByLabelText("email")).toHaveValue("");
    expect(getError("email")).toBe("");
  });
});
