import { describe, expect, it } from "vitest";
import { aSavedContact } from "../testing/a-saved-contact.ts";
import { personToFields } from "./fill-button.tsx";

const NAME = { lastName: "surname", firstName: "given", patronymic: "patr" };
const DOCUMENT = { docType: "type", series: "series", docNumber: "number", validTo: "until" };

describe("a saved contact, as the fields of a form", () => {
  it("is named by the fields of the form, and has no other fields", () => {
    const fields = { name: { ...NAME, fullName: "full" }, birthDate: "born", gender: "sex" };
    expect(personToFields(aSavedContact(), fields)).toEqual({
      full: "Саидова Мадина",
      surname: "Саидова",
      given: "Мадина",
      patr: "",
      born: "1990-05-14",
      sex: "f",
    });
  });

  it("omits unknown values", () => {
    const unknown = aSavedContact({
      lastName: "",
      firstName: "",
      birthDate: "",
      gender: "",
      phone: "",
      documents: [],
      address: undefined,
    });
    const fields = {
      name: NAME,
      birthDate: "born",
      gender: "sex",
      contacts: { phone: "tel", email: "mail" },
      document: DOCUMENT,
      address: { address: "home" },
    };
    expect(personToFields(unknown, fields)).toEqual({ mail: "madina@example.tj" });
  });

  it("uses the first document of an accepted type, with all its fields", () => {
    const fields = { document: DOCUMENT };
    expect(personToFields(aSavedContact(), fields)).toMatchObject({ type: "0", until: "" });
    expect(personToFields(aSavedContact(), fields, [1, 2])).toEqual({
      type: "1",
      series: "",
      number: "401234567",
      until: "2030-06-01",
    });
    expect(personToFields(aSavedContact(), fields, [2])).toEqual({});
  });

  it("writes the town into the address where it has no field of its own", () => {
    expect(personToFields(aSavedContact(), { address: { address: "home" } })).toEqual({
      home: "Душанбе, улица Айни, 12",
    });
    expect(
      personToFields(aSavedContact(), {
        address: { city: "town", address: "home", postalCode: "zip" },
      }),
    ).toEqual({ town: "Душанбе", home: "улица Айни, 12", zip: "734000" });
  });
});
