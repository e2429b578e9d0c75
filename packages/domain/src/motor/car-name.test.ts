import { expect, it } from "vitest";
import { carTitle, isCarName } from "./car-name.ts";

it.each(["Toyota", "Лада (ВАЗ)", "Lynk & Co", "Lion's City", "up!", "#1", "C-HR", ""])(
  "accepts the name %s",
  (name) => expect(isCarName(name)).toBe(true),
);

it.each(["https://evil.example", "<b>", "a\nb", "x".repeat(61)])("rejects %j", (text) =>
  expect(isCarName(text)).toBe(false),
);

it.each([
  ["TOYOTA", "TOYOTA-CAMRY", "TOYOTA-CAMRY"],
  ["Toyota", "toyota Camry", "toyota Camry"],
  ["Mercedes-Benz", "Mercedes Benz E200", "Mercedes Benz E200"],
  ["MG", "MG5", "MG5"],
  ["Mini", "MINI", "MINI"],
  ["Лада", "Лада-2107", "Лада-2107"],
  ["Toyota", "Camry", "Toyota Camry"],
  ["Li", "Lixiang L9", "Li Lixiang L9"],
  ["", "Camry", "Camry"],
  ["Toyota", "", "Toyota"],
  ["", "", ""],
])("of the make %j and the model %j returns %j", (make, model, title) => {
  expect(carTitle(make, model)).toBe(title);
});
