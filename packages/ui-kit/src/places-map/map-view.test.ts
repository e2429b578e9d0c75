import { describe, expect, it } from "vitest";
import {
  closeUp,
  groupsIn,
  linePath,
  outlinePath,
  outlinePoints,
  type Place,
  toView,
} from "./map-view.ts";

const place = (key: string, latitude: number, longitude: number): Place => ({
  key,
  title: key,
  href: `#${key}`,
  latitude,
  longitude,
});
const dushanbe = place("dushanbe", 38.57, 68.79);
const airport = place("airport", 38.55, 68.82);
const khujand = place("khujand", 40.28, 69.62);
const khorog = place("khorog", 37.49, 71.55);
const all = [dushanbe, airport, khujand, khorog];
const country = toView(all);

describe("toView", () => {
  it("contains every place with a margin around", () => {
    for (const { left, top } of groupsIn(country, all)) {
      expect(left).toBeGreaterThan(3);
      expect(left).toBeLessThan(97);
      expect(top).toBeGreaterThan(3);
      expect(top).toBeLessThan(97);
    }
  });

  it("retains the proportions of the original map", () => {
    const city = toView([dushanbe, airport], country);
    expect(city.width / city.height).toBeCloseTo(country.width / country.height);
    expect(city.width).toBeLessThan(country.width / 10);
  });

  it("shows the surroundings of a single place", () => {
    const one = toView([khorog], country);
    expect(one.height).toBeGreaterThan(0.05);
    const [pin] = groupsIn(one, [khorog]);
    expect(pin?.left).toBeCloseTo(50);
    expect(pin?.top).toBeCloseTo(50);
  });
});

describe("groupsIn", () => {
  it("merges adjacent places into one pin, north above and east on the right", () => {
    const groups = groupsIn(country, all);
    expect(groups.map(({ places }) => places.map(({ key }) => key))).toEqual([
      ["dushanbe", "airport"],
      ["khujand"],
      ["khorog"],
    ]);
    const [city, north, east] = groups;
    expect(north?.top).toBeLessThan(city?.top ?? 0);
    expect(east?.left).toBeGreaterThan(city?.left ?? 0);
  });

  it("separates them in a closer view", () => {
    const close = toView([dushanbe, airport], country);
    expect(groupsIn(close, [dushanbe, airport])).toHaveLength(2);
  });
});

describe("closeUp", () => {
  const hissar = place("hissar", 38.52, 68.55);
  const towns = [...all, hissar];

  it("zooms in until a place has a pin of its own", () => {
    expect(closeUp(country, towns, airport)).toEqual([dushanbe, airport]);
    expect(closeUp(country, towns, hissar)).toEqual([dushanbe, airport, hissar]);
    expect(closeUp(country, towns, khujand)).toBeUndefined();
  });

  it("ends at places that cannot be separated", () => {
    const twin = place("twin", airport.latitude, airport.longitude);
    expect(closeUp(country, [airport, twin], twin)).toEqual([airport, twin]);
  });
});

it("draws an outline with north above", () => {
  const points = outlinePoints("68,37 70,37 70,40");
  expect(points).toHaveLength(3);
  const view = { ...toView(points), squeeze: 0.5 };
  expect(outlinePath(points, view)).toBe(
    "M34.500 -38.500Q34.000 -37.000 34.500 -37.000Q35.000 -37.000 35.000 -38.500Q35.000 -40.000 34.500 -38.500Z",
  );
});

it("draws a river from its source to its mouth", () => {
  const points = outlinePoints("68,37 70,37 70,40");
  const view = { ...toView(points), squeeze: 0.5 };
  expect(linePath(points, view)).toBe("M34.000 -37.000Q35.000 -37.000 35.000 -40.000");
  expect(linePath(points.slice(0, 2), view)).toBe("M34.000 -37.000L35.000 -37.000");
  expect(linePath(outlinePoints("68,37 70,37 70,40 72,40"), view)).toBe(
    "M34.000 -37.000Q35.000 -37.000 35.000 -38.500Q35.000 -40.000 36.000 -40.000",
  );
});
