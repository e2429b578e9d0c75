import { expect, it } from "vitest";
import { parseCoords } from "./map-link.ts";

it("reads latitude and longitude", () => {
  expect(parseCoords("38.5737, 68.7864")).toEqual({ latitude: 38.5737, longitude: 68.7864 });
  expect(parseCoords("-1,-2")).toEqual({ latitude: -1, longitude: -2 });
});

it.each(["", ",", "38.5", "a,b", "91,0", "0,181", "1,2,3", "38.5;68.7"])("refuses %j", (coords) => {
  expect(parseCoords(coords)).toBeUndefined();
});
