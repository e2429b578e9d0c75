import { describe, expect, it } from "vitest";
import { TODAY } from "#src/testing/builders.ts";
import { edited } from "#src/testing/edited-order.ts";
import { newTravelOrder } from "../new-order.ts";

describe("effects of the countries", () => {
  it.each<[string, string[], string[], string[]]>([
    ["adds a country", ["TR"], ["TR", "DE"], ["TR", "DE"]],
    ["removes what a group covers", ["TR", "DE", "FR"], ["TR", "DE", "FR", "SCU"], ["TR", "SCU"]],
    ["adds nothing that a group covers", ["WET"], ["WET", "TR"], ["WET"]],
    ["lets the whole world stand alone", ["SCU", "UZ"], ["SCU", "UZ", "WET"], ["WET"]],
    ["removes the CIS by its group", ["UZ", "DE"], ["UZ", "DE", "CET"], ["DE", "CET"]],
    ["never leads to Tajikistan", ["TR"], ["TR", "TJ"], ["TR"]],
    ["drops a country", ["TR", "DE"], ["DE"], ["DE"]],
  ])("%s", (_, before, after, expected) => {
    expect(
      edited({ ...newTravelOrder(TODAY), country: before }, { country: after }).country,
    ).toEqual(expected);
  });
});
