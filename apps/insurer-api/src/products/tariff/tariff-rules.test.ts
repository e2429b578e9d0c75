import { describe, expect, it } from "vitest";
import type { TariffLine } from "#src/platform/database/schema/prices.ts";
import { tariffKinds } from "#src/products/price/price-archive.ts";
import { demoTariffs } from "#src/testing/demo-content.ts";

/** Figures of the demo with another value at a path. */
function changed(line: TariffLine, path: string, value: unknown): unknown {
  const figures = structuredClone<object>(demoTariffs[line]);
  const names = path.split(".");
  const last = names.pop() ?? "";
  const holder = names.reduce<object>((part, name) => Reflect.get(part, name), figures);
  Reflect.set(holder, last, value);
  return figures;
}

describe("a tariff", () => {
  it.each(Object.keys(tariffKinds) as TariffLine[])("of %s accepts current figures", (line) => {
    expect(tariffKinds[line].schema.safeParse(demoTariffs[line]).success).toBe(true);
  });

  it.each<[TariffLine, string, unknown, string, string?]>([
    ["travel", "dailyPrices.near", 0.5, "dailyPrices.near", "notBelow"],
    ["travel", "dailyPrices.world", 1, "dailyPrices.world", "notBelow"],
    ["travel", "dailyPrices.cis", 0, "dailyPrices.cis"],
    ["travel", "dailyPrices.cis", "free", "dailyPrices.cis"],
    ["travel", "ageFactors.from75to80", 2, "ageFactors.from75to80", "notBelow"],
    ["travel", "ageFactors.from1to2", 1, "ageFactors.from1to3", "agesTwice"],
    ["travel", "ageFactors.from69to80", 4, "ageFactors.from69to80", "agesTwice"],
    ["travel", "ageFactors", { from1to80: 1 }, "ageFactors.from1to80", "agesMissing"],
    ["travel", "ageFactors", { under1: 1, from2to80: 1 }, "ageFactors.from2to80", "agesMissing"],
    ["travel", "ageFactors", { from0to79: 1 }, "ageFactors", "agesMissing"],
    ["travel", "ageFactors", {}, "ageFactors", "agesMissing"],
    ["travel", "ageFactors.from81to90", 4, "ageFactors.from81to90"],
    ["travel", "ageFactors.old", 4, "ageFactors.old"],
    ["travel", "medicalFactors.50000", 0.9, "medicalFactors.50000", "notBelow"],
    ["travel", "medicalFactors.100000", 1.5, "medicalFactors.100000", "notBelow"],
    ["travel", "medicalFactors.25000", 0.9, "medicalFactors.25000"],
    ["travel", "medicalFactors.50001", 1.4, "medicalFactors.50001"],
    ["travel", "medicalFactors.many", 2, "medicalFactors.many"],
    ["travel", "medicalFactors", { 50000: 1.3 }, "medicalFactors", "missing"],
    ["travel", "dayPercents.1.toDay", 15, "dayPercents.1.toDay", "notAfter"],
    ["travel", "dayPercents.1.percent", 0, "dayPercents.1.percent"],
    ["travel", "laterDaysPercent", 101, "laterDaysPercent"],
    ["travel", "sportPercent", -1, "sportPercent"],
    ["travel", "dearCountries", ["US", "DE"], "dearCountries.1", "countryHasZone"],
    ["travel", "dearCountries", ["TR"], "dearCountries.0", "countryHasZone"],
    ["travel", "nearCountries", ["TR", "XX"], "nearCountries.1", "countryUnknown"],
    [
      "travel",
      "partnerPercents.1",
      { partner: "SAFAR", percent: 1 },
      "partnerPercents.1.partner",
      "twice",
    ],
    ["liability", "prices.bus", 70, "prices.bus", "notBelow"],
    ["liability", "nonResidentFactor", 0.9, "nonResidentFactor", "belowOne"],
    ["casco", "programPercents.ECI_FULL", 3, "programPercents.ECI_FULL", "notBelow"],
    ["casco", "minimumPremiums.ECI_FULL", 90, "minimumPremiums.ECI_FULL", "notBelow"],
    ["casco", "carAges.2.factor", 1, "carAges.2.factor", "notBelow"],
    ["casco", "carAges.2.toAge", 7, "carAges.2.toAge", "notAfter"],
    ["casco", "olderCarFactor", 1.4, "olderCarFactor", "notBelow"],
    ["casco", "newDriverFactors.one", 0.9, "newDriverFactors.one", "belowOne"],
    ["casco", "anyDriverFactor", 1.2, "anyDriverFactor", "notBelow"],
    ["casco", "optionPrices.accidentAnyOption", -5, "optionPrices.accidentAnyOption"],
    ["casco", "discount", 5, ""],
  ])("of %s is refused with %s of %j, at its path", (line, path, value, place, rule) => {
    const { error } = tariffKinds[line].schema.safeParse(changed(line, path, value));
    const [issue] = error?.issues ?? [];
    expect(issue?.path.join(".")).toBe(place);
    if (rule) expect(issue).toMatchObject({ code: "custom", params: { rule } });
  });
});
