import { expect, it } from "vitest";
import { isCarName } from "./car-name.ts";

it.each(["Toyota", "Лада (ВАЗ)", "Lynk & Co", "Lion's City", "up!", "#1", "C-HR", ""])(
  "takes the name %s",
  (name) => expect(isCarName(name)).toBe(true),
);

it.each(["https://evil.example", "<b>", "a\nb", "x".repeat(61)])("refuses %j", (text) =>
  expect(isCarName(text)).toBe(false),
);
