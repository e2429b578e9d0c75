import { describe, expect, it } from "vitest";
import { anInsuredPerson, aTravelOrder, TODAY } from "../testing/builders.ts";
import { likelyHolder, withHolderCopied } from "./holder-effects.ts";
import { withMiddleSums } from "./option-effects.ts";
import { applyOrderEffects } from "./order-effects.ts";
import { newPerson, newTravelOrder, type TravelOrderValues } from "./order-values.ts";
import { withPersonAdded, withPersonRemoved } from "./people-effects.ts";
import { withServerPeriod } from "./period-effects.ts";

const start = newTravelOrder(TODAY);

/** The order after one edit, as the form does it. */
function edited(before: TravelOrderValues, change: Partial<TravelOrderValues>): TravelOrderValues {
  return applyOrderEffects(before, { ...before, ...change }, TODAY);
}

describe("effects of the period", () => {
  it.each<[string, Partial<TravelOrderValues>, Partial<TravelOrderValues>, object]>([
    ["begins with today and tomorrow", {}, {}, { endDate: "2026-03-03", dayCount: 2 }],
    [
      "moves the end when the trip would be shorter than two days, and says so",
      { beginDate: "2026-03-05", endDate: "2026-03-09" },
      { beginDate: "2026-03-12" },
      { endDate: "2026-03-13", dayCount: 2, endDateMoved: true },
    ],
    [
      "counts days with both ends",
      { beginDate: "2026-03-05", endDate: "2026-03-09" },
      { endDate: "2026-03-20" },
      { endDate: "2026-03-20", dayCount: 16, endDateMoved: false },
    ],
    [
      "leaves a date alone while it is typed",
      { beginDate: "2026-03-05", endDate: "2026-03-09" },
      { endDate: "1" },
      { beginDate: "2026-03-05", endDate: "1" },
    ],
    [
      "gives many trips a year less a day and ninety days",
      { beginDate: "2026-03-05", endDate: "2026-03-09" },
      { howOften: "1" },
      { beginDate: "2026-03-05", endDate: "2027-03-04", dayCount: 90 },
    ],
    [
      "lets the year of many trips follow its begin",
      { howOften: "1", beginDate: "2026-03-05", endDate: "2027-03-04", dayCount: 90 },
      { beginDate: "2026-04-01" },
      { endDate: "2027-03-31", dayCount: 90 },
    ],
    [
      "keeps the length of a trip whose dates have passed when it begins anew",
      { beginDate: "2026-02-20", endDate: "2026-03-02", dayCount: 11, datesPassed: true },
      { beginDate: "2026-03-25" },
      { endDate: "2026-04-04", dayCount: 11, endDateMoved: false, datesPassed: false },
    ],
    [
      "waits for the whole of a new begin",
      { beginDate: "2026-02-20", endDate: "2026-03-02", dayCount: 11, datesPassed: true },
      { beginDate: "25" },
      { endDate: "2026-03-02", dayCount: 11, datesPassed: true },
    ],
    [
      "takes an end that is chosen after the dates have passed",
      { beginDate: "2026-02-20", endDate: "2026-03-02", dayCount: 11, datesPassed: true },
      { endDate: "2026-03-09" },
      { endDate: "2026-03-09", datesPassed: false },
    ],
    [
      "begins anew today and tomorrow when it is one trip again",
      { howOften: "1", beginDate: "2026-04-01", endDate: "2027-03-31", dayCount: 90 },
      { howOften: "0" },
      { beginDate: TODAY, endDate: "2026-03-03", dayCount: 2 },
    ],
  ])("%s", (_, before, change, after) => {
    expect(edited({ ...start, ...before }, change)).toMatchObject(after);
  });

  it("takes the server's end only where the dates were not touched since", () => {
    const request = { beginDate: "2026-03-10", endDate: "2026-03-20" };
    const answered = { endDate: "2026-03-21", dayCount: 12 };
    expect(withServerPeriod(aTravelOrder(), request, answered)).toMatchObject(answered);
    const touched = aTravelOrder({ endDate: "2026-03-25", dayCount: 16 });
    expect(withServerPeriod(touched, request, answered)).toBe(touched);
  });
});

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
    expect(edited({ ...start, country: before }, { country: after }).country).toEqual(expected);
  });
});

describe("effects of leisure and options", () => {
  it("switches sport with the rest type and keeps other options", () => {
    const sport = edited({ ...start, pregnantOption: 1, sequence: [2] }, { spaType: "1" });
    expect(sport).toMatchObject({ sportOption: 1, sequence: [2, 0] });
    expect(edited(sport, { spaType: "0" })).toMatchObject({ sportOption: 0, sequence: [2] });
  });

  it("opens the options with middle sums and everything off", () => {
    const opened = withMiddleSums(start);
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

  it("remembers the sum of an add-on that is switched off", () => {
    const chosen = edited(withMiddleSums(start), { thingsSumAssured: 1_000 });
    const off = edited(chosen, { thingsSumAssured: 0 });
    expect(off).toMatchObject({ thingsSumAssured: 0 });
    expect(withMiddleSums(off).addOnSums.thingsSumAssured).toBe(1_000);
  });

  it("tells an accident sum that was chosen from the preset one", () => {
    const opened = withMiddleSums(start);
    const on = edited(opened, { accSumAssured: 5_000 });
    expect(on.accManual).toBe(false);
    const chosen = edited(on, { accSumAssured: 10_000 });
    expect(chosen.accManual).toBe(true);
    const off = withMiddleSums(edited(chosen, { accSumAssured: 0 }));
    expect(off).toMatchObject({ accManual: true, addOnSums: { accSumAssured: 10_000 } });
    expect(edited(on, { thingsSumAssured: 1_000 }).accManual).toBe(false);
  });

  it("lists the home option while it is on", () => {
    const on = edited(start, { flatSumAssured: 5_000 });
    expect(on.sequence).toEqual([10]);
    expect(edited(on, { flatSumAssured: 0 }).sequence).toEqual([]);
  });

  it("resets pregnancy when the last person aged 4 to 69 goes", () => {
    const two = withPersonAdded(start, "from70to74", TODAY);
    const expecting = edited(two, { pregnantOption: 1 });
    expect(expecting).toMatchObject({ pregnantOption: 1, sequence: [2] });
    const gone = applyOrderEffects(expecting, withPersonRemoved(expecting, "1"), TODAY);
    expect(gone).toMatchObject({ pregnantOption: 0, sequence: [] });
  });

  it("resets pregnancy when nobody is old enough on the first day", () => {
    const expecting = edited(start, { pregnantOption: 1 });
    const toddler = expecting.las.map((person) => ({ ...person, laBirthday: "2024-03-02" }));
    expect(edited(expecting, { las: toddler }).pregnantOption).toBe(0);
    const typing = expecting.las.map((person) => ({ ...person, laBirthday: "02.03" }));
    expect(edited(expecting, { las: typing }).pregnantOption).toBe(1);
  });

  it("covers everybody against Covid, then each as chosen", () => {
    const two = withPersonAdded(start, "from4to69", TODAY);
    const covered = edited(two, { covid19Option: 1 });
    expect(covered.las.map(({ sequence }) => sequence)).toEqual([[1], [1]]);
    const added = applyOrderEffects(covered, withPersonAdded(covered, "under1", TODAY), TODAY);
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

describe("effects of people", () => {
  it.each([
    ["under1", "2026-03-02"],
    ["from1to3", "2024-03-02"],
    ["from4to69", "2021-03-02"],
    ["from70to74", "1954-03-02"],
    ["from75to80", "1950-03-02"],
  ] as const)("adds a person of %s born %s, to be confirmed", (group, laBirthday) => {
    const added = withPersonAdded(start, group, TODAY).las[1];
    expect(added).toMatchObject({ uid: "2", laBirthday, laBirthdayTouch: false });
  });

  it("has one to five persons", () => {
    let order = start;
    for (let count = 0; count < 7; count += 1) order = withPersonAdded(order, "from4to69", TODAY);
    expect(order.las).toHaveLength(5);
    for (const { uid } of order.las) order = withPersonRemoved(order, uid);
    expect(order.las).toHaveLength(1);
  });

  it("confirms a birth date once it is edited", () => {
    const las = start.las.map((person) => ({ ...person, laBirthday: "1988-01-01" }));
    expect(edited(start, { las }).las[0]).toMatchObject({ laBirthdayTouch: true });
  });

  it("splits a full name and keeps a correction of its parts", () => {
    const las = start.las.map((person) => ({ ...person, laFullname: "SAIDOVA MADINA RUSTAMOVNA" }));
    const named = edited(start, { las });
    expect(named.las[0]).toMatchObject({
      laLastname: "SAIDOVA",
      laFirstname: "MADINA",
      laPatronic: "RUSTAMOVNA",
    });
    const corrected = named.las.map((person) => ({ ...person, laFirstname: "MADINA-RUSTAMOVNA" }));
    expect(edited(named, { las: corrected }).las[0]).toMatchObject({
      laFirstname: "MADINA-RUSTAMOVNA",
      laLastname: "SAIDOVA",
    });
  });
});

describe("effects of the holder", () => {
  const holder = aTravelOrder({ las: [newPerson("1"), newPerson("2")], holderUid: "" });

  it("splits the name", () => {
    expect(edited(start, { holderFullName: "SAIDOVA MADINA" })).toMatchObject({
      holderLastname: "SAIDOVA",
      holderFirstname: "MADINA",
      holderPatronymic: "",
    });
  });

  it("moves an issue date that is earlier than the birth", () => {
    const order = edited(start, { holderBirthday: "1990-05-14", holderIssueDate: "1980-01-01" });
    expect(order.holderIssueDate).toBe("1990-05-14");
  });

  it("copies the registered address while the actual one is the same", () => {
    const order = edited(start, { holderAddressReg: "Хуҷанд", holderPostalCodeReg: "735700" });
    expect(order).toMatchObject({ holderAddressFact: "Хуҷанд", holderPostalCodeFact: "735700" });
    const other = edited(order, { holderAddressEqual: false });
    expect(edited(other, { holderAddressReg: "Кӯлоб" }).holderAddressFact).toBe("Хуҷанд");
  });

  it("fills one insured person from the holder", () => {
    const copied = edited(holder, withHolderCopied(holder, "2"));
    expect(copied.las[1]).toMatchObject({
      ...anInsuredPerson({ uid: "2", dateTo: "" }),
      laPhone: "921234567",
      laEmail: "madina@example.tj",
    });
    expect(copied.las[0]).toEqual(newPerson("1"));
    expect(copied.holderUid).toBe("2");
  });

  it("keeps corrected parts of a name when it copies", () => {
    const corrected = { ...holder, holderLastname: "SAID", holderFirstname: "OVA" };
    expect(edited(corrected, withHolderCopied(corrected, "1")).las[0]).toMatchObject({
      laLastname: "SAID",
      laFirstname: "OVA",
    });
  });

  it("asks for a travel passport where the holder showed the one for home", () => {
    const home = { ...holder, holderDocType: "0", holderDocSeries: "A" };
    expect(edited(home, withHolderCopied(home, "1")).las[0]).toMatchObject({
      laLastname: "SAIDOVA",
      docType: "",
      series: "",
      docNumber: "",
      issueDate: "",
      issueInstitution: "",
    });
  });

  it("goes on filling that person while the holder is typed", () => {
    const empty = { ...start, holderUid: "1" };
    const named = edited(empty, { holderFullName: "SAIDOVA MADINA" });
    expect(named.las[0]).toMatchObject({ laFullname: "SAIDOVA MADINA", laLastname: "SAIDOVA" });
    const own = edited(named, {
      las: named.las.map((person) => ({ ...person, laFullname: "SAIDOVA ZARINA" })),
    });
    expect(edited(own, { holderFullName: "SAIDOVA MADINA R" }).las[0]?.laFullname).toBe(
      "SAIDOVA ZARINA",
    );
  });

  it("takes over a birth date that is corrected among the travellers", () => {
    const order = aTravelOrder();
    const las = order.las.map((person) => ({ ...person, laBirthday: "1991-05-14" }));
    expect(edited(order, { las }).holderBirthday).toBe("1991-05-14");
  });

  it("offers the copy again when the person is removed", () => {
    const copied = edited(holder, withHolderCopied(holder, "2"));
    expect(applyOrderEffects(copied, withPersonRemoved(copied, "2"), TODAY).holderUid).toBe("");
  });

  it("takes for the holder who was born the same day, else who has no name", () => {
    const people = [anInsuredPerson({ laBirthday: "1960-01-01" }), newPerson("2")];
    expect(likelyHolder({ ...holder, las: people })).toBe("2");
    expect(likelyHolder({ ...holder, las: [newPerson("1"), anInsuredPerson({ uid: "2" })] })).toBe(
      "2",
    );
  });
});
