import { describe, expect, it } from "vitest";
import { anInsuredPerson, aTravelOrder, TODAY } from "#src/testing/builders.ts";
import { edited } from "#src/testing/edited-order.ts";
import { likelyHolder, withHolderCopied } from "./holder.ts";
import { applyOrderEffects } from "./order-effects.ts";
import { newPerson, newTravelOrder } from "./order-values.ts";
import { withPersonRemoved } from "./people.ts";

describe("effects of the holder", () => {
  const holder = aTravelOrder({ las: [newPerson("1"), newPerson("2")], holderUid: "" });

  it("splits the name", () => {
    expect(edited(newTravelOrder(TODAY), { holderFullName: "SAIDOVA MADINA" })).toMatchObject({
      holderLastname: "SAIDOVA",
      holderFirstname: "MADINA",
      holderPatronymic: "",
    });
  });

  it("moves an issue date that is before the birth date", () => {
    const order = edited(newTravelOrder(TODAY), {
      holderBirthday: "1990-05-14",
      holderIssueDate: "1980-01-01",
    });
    expect(order.holderIssueDate).toBe("1990-05-14");
  });

  it("copies the registered address while the actual one is the same", () => {
    const order = edited(newTravelOrder(TODAY), {
      holderAddressReg: "Хуҷанд",
      holderPostalCodeReg: "735700",
    });
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

  it("retains corrected parts of a name when it copies", () => {
    const corrected = { ...holder, holderLastname: "SAID", holderFirstname: "OVA" };
    expect(edited(corrected, withHolderCopied(corrected, "1")).las[0]).toMatchObject({
      laLastname: "SAID",
      laFirstname: "OVA",
    });
  });

  it("requires a travel passport where the holder has a domestic one", () => {
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

  it("updates that person while the holder is typed", () => {
    const empty = { ...newTravelOrder(TODAY), holderUid: "1" };
    const named = edited(empty, { holderFullName: "SAIDOVA MADINA" });
    expect(named.las[0]).toMatchObject({ laFullname: "SAIDOVA MADINA", laLastname: "SAIDOVA" });
    const own = edited(named, {
      las: named.las.map((person) => ({ ...person, laFullname: "SAIDOVA ZARINA" })),
    });
    expect(edited(own, { holderFullName: "SAIDOVA MADINA R" }).las[0]?.laFullname).toBe(
      "SAIDOVA ZARINA",
    );
  });

  it("copies a birth date that is corrected among the travellers", () => {
    const order = aTravelOrder();
    const las = order.las.map((person) => ({ ...person, laBirthday: "1991-05-14" }));
    expect(edited(order, { las }).holderBirthday).toBe("1991-05-14");
  });

  it("reverts the copy when the holder does not travel after all", () => {
    const copied = edited(holder, withHolderCopied(holder, "2"));
    const [, person] = edited(copied, { holderUid: "" }).las;
    expect(person).toEqual(newPerson("2", { laBirthday: holder.holderBirthday, gender: "f" }));
    const renamed = edited(copied, {
      las: copied.las.map((one) => ({ ...one, laFullname: "SAIDOVA ZARINA" })),
    });
    expect(edited(renamed, { holderUid: "" }).las[1]).toMatchObject({
      laFullname: "SAIDOVA ZARINA",
      laLastname: "SAIDOVA",
      laFirstname: "ZARINA",
      docNumber: "",
      laPhone: "",
    });
  });

  it("offers the copy again when the person is removed", () => {
    const copied = edited(holder, withHolderCopied(holder, "2"));
    expect(applyOrderEffects(copied, withPersonRemoved(copied, "2"), TODAY).holderUid).toBe("");
  });

  it("identifies the holder by the same birth date, else by a missing name", () => {
    const people = [anInsuredPerson({ laBirthday: "1960-01-01" }), newPerson("2")];
    expect(likelyHolder({ ...holder, las: people })).toBe("2");
    expect(likelyHolder({ ...holder, las: [newPerson("1"), anInsuredPerson({ uid: "2" })] })).toBe(
      "2",
    );
  });
});
