import { type MotorOrderValues, newDriver, newMotorOrder } from "../model/order-values.ts";

/** The current day of the example orders. */
export const TODAY = "2026-03-02";

/** A whole order of individual casco for partial damage, with changes. */
export function aCascoOrder(changes: Partial<MotorOrderValues> = {}): MotorOrderValues {
  return {
    ...newMotorOrder({ product: "ECI", program: "ECI_P2" }, TODAY),
    carMark: "Toyota",
    carModel: "Camry",
    carIssueYear: "2018",
    policeSumInsured: "100000",
    carBodyType: "0",
    gosNomer: "1234 аа 01",
    vin: "jtnb11hk903000123",
    holderFullName: "Саидова Мадина Рустамовна",
    holderLastname: "Саидова",
    holderFirstname: "Мадина",
    holderPatronymic: "Рустамовна",
    holderBirthday: "1990-05-14",
    holderGender: "f",
    holderPhone: "921234567",
    holderEmail: "madina@example.tj",
    holderDocNumber: "A1234567",
    holderIssueDate: "2018-02-01",
    holderIssueInstitution: "ОВД Сино",
    holderAddress: "улица Айни, 12",
    drivers: [
      {
        ...newDriver("1"),
        driverFullName: "Саидова Мадина Рустамовна",
        driverLastname: "Саидова",
        driverFirstname: "Мадина",
        driverPatr: "Рустамовна",
        driverBd: "1990-05-14",
        driverGender: "f",
        docNumber: "AB123456",
        docIssueDate: "2012-04-01",
      },
    ],
    agree: true,
    noTaxiAgree: true,
    ageAgree: true,
    ...changes,
  };
}

/** A whole order of compulsory liability, with changes. */
export function aLiabilityOrder(changes: Partial<MotorOrderValues> = {}): MotorOrderValues {
  const { drivers: _, ...people } = aCascoOrder();
  return {
    ...people,
    ...newMotorOrder({ product: "MTPL" }, TODAY),
    carMark: "Toyota",
    carModel: "Camry",
    carIssueYear: "2018",
    gosNomer: "1234AA01",
    holderFullName: people.holderFullName,
    holderLastname: people.holderLastname,
    holderFirstname: people.holderFirstname,
    holderPatronymic: people.holderPatronymic,
    holderBirthday: people.holderBirthday,
    holderPhone: people.holderPhone,
    holderDocNumber: people.holderDocNumber,
    holderDocValidTo: "2031-01-01",
    holderAddress: people.holderAddress,
    inn: "025001234",
    city: "Душанбе",
    agree: true,
    ...changes,
  };
}
