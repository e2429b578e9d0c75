import { I18nProvider, preloadTexts } from "@sughurta/i18n";
import { renderHook } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { formTexts } from "../texts/form-texts.ts";
import type { FieldError } from "../validation/field-error.ts";
import { type ErrorText, useErrorMessage } from "./use-error-message.ts";

beforeAll(() => preloadTexts("en", [formTexts]));

function message(error: FieldError, errorText?: ErrorText, partText?: ErrorText) {
  return renderHook(() => useErrorMessage(errorText), {
    wrapper: ({ children }) => <I18nProvider language="en">{children}</I18nProvider>,
  }).result.current(error, partText);
}

it.each<[FieldError, string]>([
  [{ code: "required" }, "Fill in this field"],
  [{ code: "dateTooEarly", values: { min: "1946-11-21" } }, "The date must be 21.11.1946 or later"],
  [{ code: "dateTooEarly" }, "Check this field"],
  [{ code: "dateTooEarly", text: "Too early, says the server" }, "Too early, says the server"],
  [{ code: "tooLong", values: { max: 50 } }, "Use at most 50 characters"],
  [{ code: "tooLong" }, "The text is too long. Make it shorter"],
  [{ code: "email", text: "server" }, "Check the email address, for example name@mail.tj"],
  [{ code: "wrongInput", text: "Series is unknown" }, "Series is unknown"],
  [{ code: "brandNew" }, "Check this field"],
  [{ code: "brandNew", text: "Server words" }, "Server words"],
  [{ code: "" }, "Check this field"],
  [{ code: "outdated" }, "The site may have been updated. Reload the page and try again."],
  [{ code: "offline" }, "There is no connection. Check your internet and try again."],
])("%j reads as %s", (error, text) => {
  expect(message(error)).toBe(text);
});

it("never shows the key of a text, also where every text is transformed", () => {
  const { current } = renderHook(() => useErrorMessage(), {
    wrapper: ({ children }) => (
      <I18nProvider language="en" transform={(text) => `[${text}]`}>
        {children}
      </I18nProvider>
    ),
  }).result;
  expect(current({ code: "aNewCode", text: "The code is wrong" })).toBe("The code is wrong");
  expect(current({ code: "aNewCode" })).toBe("[Check this field]");
  expect(current({ code: "required" })).toBe("[Fill in this field]");
});

it("prefers a feature's text", () => {
  const own: ErrorText = ({ code }) =>
    code === "tripTooShort" ? "The trip is too short" : undefined;
  expect(message({ code: "tripTooShort" }, own)).toBe("The trip is too short");
  expect(message({ code: "required" }, own)).toBe("Fill in this field");
});

it("prefers the text of a part of a form after the form's and before the common ones", () => {
  const form: ErrorText = ({ code }) => (code === "issueDate" ? "As the form says" : undefined);
  const part: ErrorText = ({ code }) => (code === "required" ? undefined : "As the part says");
  expect(message({ code: "issueDate" }, form, part)).toBe("As the form says");
  expect(message({ code: "inn" }, form, part)).toBe("As the part says");
  expect(message({ code: "required" }, form, part)).toBe("Fill in this field");
});

it("finds the text of an error that was set before its field was rendered", () => {
  const { current } = renderHook(() => useErrorMessage(), {
    wrapper: ({ children }) => <I18nProvider language="en">{children}</I18nProvider>,
  }).result;
  const error: FieldError = { code: "inn" };
  expect(current(error)).toBe("Check this field");
  expect(current(error, () => "Nine digits")).toBe("Nine digits");
});
