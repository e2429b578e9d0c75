import { describe, expect, it } from "vitest";
import { aCascoOrder, aLiabilityOrder, TODAY } from "#src/testing/motor-order-builders.ts";
import {
  mayBeHolder,
  withDriverRestored,
  withHolderAsDriver,
  withNewDriver,
  withoutDriver,
} from "./driver-list.ts";
import { applyOrderEffects } from "./order-effects.ts";
import type { MotorOrderValues } from "./order-values.ts";

function changed(changes: Partial<MotorOrderValues>, before = aCascoOrder()): MotorOrderValues {
  return applyOrderEffects(before, { ...before, ...changes }, TODAY);
}

describe("a change of the car", () => {
  const extras = { crSumAssured: 0, incidentSumAssured: 0 };

  it("clears the model with the make, the year with the model, the extra sums with the year", () => {
    const order = aCascoOrder({ crSumAssured: 250_000 });
    expect(changed({ carMark: "Opel" }, order)).toMatchObject({
      carModel: "",
      carIssueYear: "",
      policeSumInsured: "100000",
      ...extras,
    });
    expect(changed({ carModel: "Corolla" }, order)).toMatchObject({ carIssueYear: "", ...extras });
    expect(changed({ carIssueYear: "2020" }, order)).toMatchObject({
      carModel: "Camry",
      ...extras,
    });
  });

  it("stores the insured sum separately until the sums of the other year are known", () => {
    const newer = changed({ carIssueYear: "2020" });
    expect(newer).toMatchObject({ policeSumInsured: "", sumBeforeCar: "100000" });
    const newest = changed({ carIssueYear: "2021" }, newer);
    expect(newest).toMatchObject({ policeSumInsured: "", sumBeforeCar: "100000" });
    expect(changed({ policeSumInsured: "50000" }, newest)).toMatchObject({
      policeSumInsured: "50000",
      sumBeforeCar: "",
    });
  });

  it("restores the listed car of a type with the type", () => {
    const motorcycle = changed({ vehicleType: "5" }, aLiabilityOrder());
    expect(motorcycle).toMatchObject({ carMark: "", carModel: "", carIssueYear: "" });
    expect(changed({ vehicleType: "1" }, motorcycle)).toMatchObject({
      carMark: "Toyota",
      carModel: "Camry",
      carIssueYear: "2018",
    });
  });

  it("uses an unlisted name as the typed name, and restores the listed car without typed names", () => {
    const unknown = aLiabilityOrder({ carMark: "", carModel: "", unknownMake: "Zundapp" });
    const typed = changed({ isTyped: true }, unknown);
    expect(typed).toMatchObject({ markaTxt: "Zundapp", modelTxt: "" });
    const listed = changed({ isTyped: false }, typed);
    expect(changed({ isTyped: true }, listed)).toMatchObject({ markaTxt: "Zundapp" });
    const known = changed({ isTyped: true }, aLiabilityOrder());
    expect(changed({ isTyped: false }, known)).toMatchObject({
      carMark: "Toyota",
      carModel: "Camry",
      carIssueYear: "2018",
      markaTxt: "",
    });
  });

  it("clears the choice where the names are typed or the vehicle type changes", () => {
    expect(changed({ isTyped: true })).toMatchObject({
      carMark: "",
      carModel: "",
      markaTxt: "Toyota",
      modelTxt: "Camry",
      carIssueYear: "",
    });
    expect(changed({ vehicleType: "3" }, aLiabilityOrder())).toMatchObject({ carMark: "" });
  });

  it("ignores the end of another car's policy", () => {
    const renewed = aLiabilityOrder({ beginDate: "2026-03-21", endDate: "2027-03-20" });
    const tomorrow = { beginDate: "2026-03-03", endDate: "2027-03-02" };
    expect(changed({ carMark: "Opel" }, renewed)).toMatchObject(tomorrow);
    expect(changed({ carModel: "Corolla" }, renewed)).toMatchObject(tomorrow);
    expect(changed({ gosNomer: "4321BB02" }, renewed)).toMatchObject({ beginDate: "2026-03-21" });
    const casco = aCascoOrder({ beginDate: "2026-03-21", endDate: "2027-03-20" });
    expect(changed({ carMark: "Opel" }, casco)).toMatchObject({ beginDate: "2026-03-21" });
  });

  it("requests the data of a changed plate again", () => {
    const confirmed = aLiabilityOrder({ gosNomer: "123AA01", gosNomerConfirmed: true });
    expect(changed({ gosNomer: "124AA01" }, confirmed).gosNomerConfirmed).toBe(false);
    expect(changed({ vin: "1" }, confirmed).gosNomerConfirmed).toBe(true);
  });

  it("retains a year while a typed name is corrected", () => {
    const typed = aCascoOrder({ isTyped: true, markaTxt: "Zeek", modelTxt: "7X" });
    expect(changed({ markaTxt: "Zeekr" }, typed)).toMatchObject({
      carIssueYear: "2018",
      policeSumInsured: "100000",
    });
  });

  it("changes the programme where the chosen one does not accept the car's age, and back again", () => {
    expect(changed({ carIssueYear: "2006" }).program).toBe("ECI_P2");
    const older = changed({ carIssueYear: "2005" });
    // Nothing that costs money is added without the buyer.
    expect(older).toMatchObject({
      program: "ECI_P1",
      programBeforeAge: "ECI_P2",
      accidentAnyOption: 0,
      accident3tpOption: 0,
    });
    const stillOlder = changed({ carIssueYear: "2004" }, older);
    expect(stillOlder).toMatchObject({ program: "ECI_P1", programBeforeAge: "ECI_P2" });
    expect(changed({ carIssueYear: "2018" }, stillOlder)).toMatchObject({
      program: "ECI_P2",
      programBeforeAge: "",
    });
  });

  it("retains the programme that the buyer chose for an older car", () => {
    const chosen = changed({ program: "ECI_P3" }, changed({ carIssueYear: "2005" }));
    expect(changed({ carIssueYear: "2018" }, chosen)).toMatchObject({
      program: "ECI_P3",
      programBeforeAge: "",
    });
  });

  it("retains full casco for a car that it accepts", () => {
    const full = aCascoOrder({ program: "ECI_FULL" });
    expect(changed({ carIssueYear: "2019" }, full).program).toBe("ECI_FULL");
  });

  it("retains typed names while the vehicle type is corrected", () => {
    const typed = aLiabilityOrder({ isTyped: true, markaTxt: "Honda", modelTxt: "Super Cub" });
    expect(changed({ vehicleType: "5" }, typed)).toMatchObject({
      markaTxt: "Honda",
      modelTxt: "Super Cub",
      carIssueYear: "2018",
    });
  });
});

describe("a change of the programme", () => {
  it("turns both accident options on for total loss and off for the others", () => {
    const total = changed({ program: "ECI_P1" });
    expect(total).toMatchObject({ accidentAnyOption: 1, accident3tpOption: 1 });
    expect(changed({ program: "ECI_P3" }, total)).toMatchObject({
      accidentAnyOption: 0,
      accident3tpOption: 0,
    });
  });
});

describe("options removed by a change", () => {
  it("are stored with their sums until they are switched on again", () => {
    const order = aCascoOrder({ crSumAssured: 250_000 });
    const older = changed({ carIssueYear: "2017" }, order);
    expect(older.removedOptions).toEqual({ crSumAssured: 250_000 });
    expect(changed(older.removedOptions, older).removedOptions).toEqual({});
    const total = changed({ program: "ECI_P1" }, older);
    const theft = changed({ program: "ECI_P3" }, total);
    expect(theft.removedOptions).toEqual({
      crSumAssured: 250_000,
      accidentAnyOption: 1,
      accident3tpOption: 1,
    });
    expect(changed({ program: "ECI_P1" }, theft).removedOptions).toEqual({ crSumAssured: 250_000 });
  });

  it("exclude options that the buyer turned off", () => {
    const order = aCascoOrder({ crSumAssured: 250_000 });
    expect(changed({ crSumAssured: 0 }, order).removedOptions).toEqual({});
  });
});

describe("a change of the people", () => {
  it("splits full names into their parts", () => {
    expect(changed({ holderFullName: "Ҷӯраев Ғафур" })).toMatchObject({
      holderLastname: "Ҷӯраев",
      holderFirstname: "Ғафур",
      holderPatronymic: "",
    });
    const [driver] = aCascoOrder().drivers;
    const drivers = driver ? [{ ...driver, driverFullName: "Раҳимов Фаррух" }] : [];
    expect(changed({ drivers }).drivers[0]).toMatchObject({
      driverLastname: "Раҳимов",
      driverFirstname: "Фаррух",
    });
  });

  it("retains passport and tax number while the residence is changed back and forth", () => {
    const order = aLiabilityOrder();
    const abroad = changed({ residentType: "nonresident" }, order);
    expect(abroad).toMatchObject({ holderDocType: "2", holderDocNumber: order.holderDocNumber });
    expect(changed({ residentType: "resident" }, abroad)).toEqual(order);
  });
});

describe("the period", () => {
  it("ends a year less a day after its begin", () => {
    expect(changed({ beginDate: "2026-04-01" }).endDate).toBe("2027-03-31");
  });
});

describe("the list of drivers", () => {
  it("includes the holder once, as soon as there is a name", () => {
    const [driver] = aCascoOrder().drivers;
    const two = withNewDriver(aCascoOrder());
    expect(driver && mayBeHolder(two, driver.uid)).toBe(true);
    expect(mayBeHolder(two, "2")).toBe(false);
    expect(mayBeHolder(withNewDriver(aCascoOrder({ holderBirthday: "1970-01-01" })), "2")).toBe(
      true,
    );
    expect(mayBeHolder(aCascoOrder({ holderFullName: "" }), "1")).toBe(false);
  });

  it("has one to three people", () => {
    const three = withNewDriver(withNewDriver(aCascoOrder()));
    expect(three.drivers.map(({ uid }) => uid)).toEqual(["1", "2", "3"]);
    expect(withNewDriver(three).drivers).toHaveLength(3);
    expect(withoutDriver(three, "2").drivers.map(({ uid }) => uid)).toEqual(["1", "3"]);
    expect(withoutDriver(aCascoOrder(), "1").drivers).toHaveLength(1);
  });

  it("restores a removed driver at its place, with a key of its own", () => {
    const two = withNewDriver(aCascoOrder());
    const [first] = two.drivers;
    if (!first) throw new Error("No driver");
    const one = withoutDriver(two, first.uid);
    const restored = withDriverRestored(one, first, 0);
    expect(restored.drivers.map(({ driverFullName }) => driverFullName)).toEqual([
      first.driverFullName,
      "",
    ]);
    expect(new Set(restored.drivers.map(({ uid }) => uid)).size).toBe(2);
    const three = withNewDriver(withNewDriver(aCascoOrder()));
    expect(withDriverRestored(three, first, 0)).toBe(three);
  });

  it("copies the personal data of the holder, not the document", () => {
    const added = withHolderAsDriver(withNewDriver(aCascoOrder()), "2");
    expect(added.drivers[1]).toMatchObject({
      driverFullName: "Саидова Мадина Рустамовна",
      driverBd: "1990-05-14",
      docNumber: "",
    });
  });
});
