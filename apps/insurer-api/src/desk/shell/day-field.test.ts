import { describe, expect, it } from "vitest";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import { dayField, isoDay, requireDay } from "./day-field.ts";

const getProblem = (typed: string) => {
  try {
    return requireDay(typed);
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    return [error.code, error.values];
  }
};

describe("a day of the desk", () => {
  it.each(["25.11.2026", "5.11.2026", "25/11/2026", "25112026", "2026-11-25", " 25. 11. 2026 "])(
    "is read from %s",
    (typed) => {
      const day = typed.startsWith("5") ? "2026-11-05" : "2026-11-25";
      expect([isoDay(typed), requireDay(typed)]).toEqual([day, day]);
    },
  );

  it("is refused with what is wrong in it", () => {
    expect(getProblem("31.02.2026")).toEqual(["dateNoDay", { typed: "31.02.2026" }]);
    expect(getProblem("12.25.2026")).toEqual(["dateNoMonth", { month: 25 }]);
    expect(getProblem("2026-02-31")).toEqual(["date", {}]);
    expect(getProblem("")).toBe("");
  });

  it("is shown as it is read aloud, and what was typed before as it was", async () => {
    const shown = async (value: string) =>
      String(await dayField("ru", "Дата", { name: "on", value }));
    expect(await shown("2026-11-25")).toContain('value="25.11.2026"');
    expect(await shown('1"')).toContain('value="1&quot;"');
  });

  it("is refused by a browser where the service would refuse its form", async () => {
    const markup = String(await dayField("ru", "Дата", { name: "on" }));
    const pattern = new RegExp(`^(?:${/pattern="([^"]+)"/.exec(markup)?.[1]})$`, "v");
    expect(
      ["1.2.2026", "01/02/2026", "01022026", "2026-02-01"].every((one) => pattern.test(one)),
    ).toBe(true);
    expect(["завтра", "1.2.26", "11"].some((one) => pattern.test(one))).toBe(false);
  });
});
