import { expect, it } from "vitest";
import { demoTariffs } from "#src/testing/demo-content.ts";
import { figureDifferences, figureList } from "./tariff-figures.ts";
import { tariffFields } from "./tariff-form.ts";

const fields = tariffFields("travel");
const { travel } = demoTariffs;
const toList = (figures: unknown) => figureList(fields, figures, "ru");

it("labels rows of a table with their first figure, and shows the others with their units", () => {
  const rows = toList(travel).filter(({ path }) => path.startsWith("dayPercents."));
  expect(rows[0]).toMatchObject({ label: "По день 15", text: "100\u00a0%" });
});

it("shows a sum that is added, and one that is taken off sale", () => {
  const medicalFactors = { 30000: 1, 50000: 1.3, 100000: 2 };
  const found = figureDifferences(toList(travel), toList({ ...travel, medicalFactors }));
  expect(found).toEqual([
    expect.objectContaining({
      place: expect.stringMatching(/· 75.000$/),
      was: "×\u00a01,6",
      is: "–",
    }),
    expect.objectContaining({
      place: expect.stringMatching(/· 100.000$/),
      was: "–",
      is: "×\u00a02",
    }),
  ]);
});

it("finds changed figures and removed rows", () => {
  const changed = { ...travel, sportPercent: 82.5, partnerPercents: [] };
  const found = figureDifferences(toList(travel), toList(changed));
  expect(found).toContainEqual(expect.objectContaining({ was: "80\u00a0%", is: "82,5\u00a0%" }));
  expect(found).toContainEqual(
    expect.objectContaining({ place: expect.stringContaining("SAFAR"), was: "5\u00a0%", is: "–" }),
  );
  expect(figureDifferences(toList(travel), toList(travel))).toEqual([]);
});
