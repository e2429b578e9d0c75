import { expect, it } from "vitest";
import { blankPicture, turned } from "./gray-picture.ts";
import { findTextBands } from "./text-band.ts";

/** Two lines of bars, as dense as letters, tilted by an angle in degrees. */
function linesAt(angle: number) {
  const picture = blankPicture(800, 600, 230);
  const turn = (angle * Math.PI) / 180;
  for (let along = -300; along < 300; along++) {
    if (Math.floor(along / 4) % 2 === 0) continue;
    for (const middle of [-18, 18]) {
      for (let down = -7; down <= 7; down++) {
        const x = Math.round(400 + along * Math.cos(turn) - (middle + down) * Math.sin(turn));
        const y = Math.round(400 + along * Math.sin(turn) + (middle + down) * Math.cos(turn));
        picture.data[y * 800 + x] = 30;
      }
    }
  }
  return picture;
}

it.each([-10, -3, 0, 4, 10])("finds lines that are tilted by %i°", (angle) => {
  const [band] = findTextBands(linesAt(angle));
  expect(band).toBeDefined();
  expect(((band?.angle ?? 0) * 180) / Math.PI).toBeCloseTo(angle, 0);
  expect(band?.length).toBeGreaterThan(560);
  expect(band?.length).toBeLessThan(660);
});

it("finds no lines in an empty picture and in one that is turned by a quarter", () => {
  expect(findTextBands(blankPicture(800, 600, 200))).toEqual([]);
  expect(findTextBands(turned(linesAt(0), 1))).toEqual([]);
});

it("turns a picture by quarters and back", () => {
  const picture = linesAt(3);
  expect(turned(turned(picture, 1), 3)).toEqual(picture);
  expect(turned(turned(picture, 2), 2)).toEqual(picture);
});
