import { describe, expect, it } from "vitest";
import { ageGroup, TODAY } from "#src/testing/builders.ts";
import { edited } from "#src/testing/edited-order.ts";
import { applyOrderEffects, withMiddleSums } from "./order-effects.ts";
import { newTravelOrder } from "./order-values.ts";
import { withPersonAdded, withPersonRemoved } from "./people.ts";

describe("effects of leisure and options", () => {
  it("switches sport with the rest type and retains other options", () => {
    const sport = edited(
      { ...newTravelOrder(TODAY), pregnantOption: 1, sequence: [2] },
      { spaType: "1" },
    );
    expect(sport).toMatchObject({ sportOption: 1, sequence: [2, 0] });
    expect(edited(sport, { spaType: "0" })).toMatchObject({ sportOption: 0, sequence: [2] });
  });

  it("opens the options with middle sums and everything off", () => {
    const opened = withMiddleSums(newTravelOrder(TODAY));
    expect(opened.addOnSums).toEqual({
      thingsSumAssured: 750,
      flatSumAssured: 10_000,
      neighborSumAssured: 10_000,
      accSumAssured: 5_000,
      flightDelaySign: 75,
      baggageDelaySign: 75,
      baggageLossSign: 750,
    });
    expect(opened).toMatchObject({ thingsSumAssured: 0, covid19Option: 0, sequence: [] });
  });

  it("stores the sum of an add-on that is switched off", () => {
    const chosen = edited(withMiddleSums(newTravelOrder(TODAY)), { thingsSumAssured: 1_000 });
    const off = edited(chosen, { thingsSumAssured: 0 });
    expect(off).toMatchObject({ thingsSumAssured: 0 });
    expect(withMiddleSums(off).addOnSums.thingsSumAssured).toBe(1_000);
  });

  it("distinguishes a chosen accident sum from the preset one", () => {
    const opened = withMiddleSums(newTravelOrder(TODAY));
    const on = edited(opened, { accSumAssured: 5_000 });
    expect(on.accManual).toBe(false);
    const chosen = edited(on, { accSumAssured: 10_000 });
    expect(chosen.accManual).toBe(true);
    const off = withMiddleSums(edited(chosen, { accSumAssured: 0 }));
    expect(off).toMatchObject({ accManual: true, addOnSums: { accSumAssured: 10_000 } });
    expect(edited(on, { thingsSumAssured: 1_000 }).accManual).toBe(false);
  });

  it("lists the home option while it is on", () => {
    const on = edited(newTravelOrder(TODAY), { flatSumAssured: 5_000 });
    expect(on.sequence).toEqual([10]);
    expect(edited(on, { flatSumAssured: 0 }).sequence).toEqual([]);
  });

  it("resets pregnancy when the last person aged 4 to 69 is removed", () => {
    const two = withPersonAdded(newTravelOrder(TODAY), ageGroup("from70to74"), TODAY);
    const expecting = edited(two, { pregnantOption: 1 });
    expect(expecting).toMatchObject({ pregnantOption: 1, sequence: [2] });
    const gone = applyOrderEffects(expecting, withPersonRemoved(expecting, "1"), TODAY);
    expect(gone).toMatchObject({ pregnantOption: 0, sequence: [] });
  });

  it("resets pregnancy when no traveller is old enough on the first day", () => {
    const expecting = edited(newTravelOrder(TODAY), { pregnantOption: 1 });
    const toddler = expecting.las.map((person) => ({ ...person, laBirthday: "2024-03-02" }));
    expect(edited(expecting, { las: toddler }).pregnantOption).toBe(0);
    const typing = expecting.las.map((person) => ({ ...person, laBirthday: "02.03" }));
    expect(edited(expecting, { las: typing }).pregnantOption).toBe(1);
  });

  it("covers everyone against Covid, then each as chosen", () => {
    const two = withPersonAdded(newTravelOrder(TODAY), ageGroup("from4to69"), TODAY);
    const covered = edited(two, { covid19Option: 1 });
    expect(covered.las.map(({ sequence }) => sequence)).toEqual([[1], [1]]);
    const added = applyOrderEffects(
      covered,
      withPersonAdded(covered, ageGroup("under1"), TODAY),
      TODAY,
    );
    expect(added.las[2]?.sequence).toEqual([1]);
    const none = edited(added, { las: added.las.map((one) => ({ ...one, sequence: [] })) });
    expect(none.covid19Option).toBe(0);
    const one = none.las.map((person, index) =>
      index === 1 ? { ...person, sequence: [1] } : person,
    );
    expect(edited(none, { las: one }).covid19Option).toBe(1);
    expect(edited(covered, { covid19Option: 0 }).las.map(({ sequence }) => sequence)).toEqual([
      [],
      [],
    ]);
  });
});
