import { expect, it } from "vitest";
import { savedHome } from "./home-part.tsx";

it.each([
  ["улица Айни, 12", "улица Айни", "12", ""],
  ["кӯчаи Исмоили Сомонӣ 4а", "кӯчаи Исмоили Сомонӣ", "4а", ""],
  ["проспект Рудаки, дом 12/2, кв. 5", "проспект Рудаки", "12/2", "5"],
  ["112 мкр, д. 7, 31", "112 мкр", "7", "31"],
  ["Rudaki Avenue, house 3, flat 8", "Rudaki Avenue", "3", "8"],
  ["улица 50 лет Октября", "улица 50 лет Октября", "", ""],
  ["бозори Корвон", "бозори Корвон", "", ""],
])("%s has its street, house and flat", (saved, street, house, flat) => {
  expect(savedHome({ city: "Душанбе", street: saved })).toEqual({
    city: "Душанбе",
    street,
    house,
    flat,
  });
});
