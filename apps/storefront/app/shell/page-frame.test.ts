import { expect, it } from "vitest";
import { getInsurer } from "./page-frame.tsx";
import { aShell } from "./testing/a-shell.ts";

it("does not wrap a phone number at the end of a line", () => {
  const config = { ...aShell().config, assistancePhone: "+992 44 600 55 11" };
  expect(getInsurer(config).assistancePhone).toBe("+992\u00a044\u00a0600\u00a055\u00a011");
});
