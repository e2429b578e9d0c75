import { I18nProvider, preloadTexts } from "@sughurta/i18n";
import { renderHook } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { formTexts } from "../texts/form-texts.ts";
import type { FieldError } from "../validation/field-error.ts";
import { type ErrorText, useErrorMessage } from "./use-error-message.ts";

beforeAll(() => preloadTexts("en", [formTexts]));

function message(error: FieldError, errorText?: ErrorText) {
  return renderHook(() => useErrorMessage(errorText), {
    wrapper: ({ children }) => <I18nProvider language="en">{children}</I18nProvider>,
  }).result.current(error);
}

it.each<[FieldError, string]>([
  [{ code: "required" }, "Fill in this field"],
  [{ code: "dateTooEarly", values: { min: "1946-11-21" } }, "The date must be 21.11.1946 or later"],
  [{ code: "dateTooEarly" }, "Check this field"],
  [{ code: "dateTooEarly", text: "Too early, says the server" }, "Too early, says the server"],
  [{ code: "tooLong", values: { max: 50 } }, "Use at most 50 characters"],
  [{ code: "tooLong" }, "This is too long, shorten the text"],
  [{ code: "email", text: "server" }, "Check the email address, for example name@mail.tj"],
  [{ code: "wrongInput", text: "Series is unknown" }, "Series is unknown"],
  [{ code: "brandNew" }, "Check this field"],
  [{ code: "brandNew", text: "Server words" }, "Server words"],
  [{ code: "" }, "Check this field"],
])("%j reads as %s", (error, text) => {
  expect(message(error)).toBe(text);
});

it("lets a feature speak first", () => {
  const own: ErrorText = ({ code }) =>
    code === "tripTooShort" ? "The trip is too short" : undefined;
  expect(message({ code: "tripTooShort" }, own)).toBe("The trip is too short");
  expect(message({ code: "required" }, own)).toBe("Fill in this field");
});
