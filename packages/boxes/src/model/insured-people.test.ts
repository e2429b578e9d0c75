import { MAX_INSURED_PEOPLE } from "@sughurta/domain/box";
import { describe, expect, it } from "vitest";
import { aBoxOrder } from "#src/testing/builders.ts";
import type { BoxOrderValues } from "./box-order-values.ts";
import {
  followHolder,
  mayAddHolder,
  mayAddPerson,
  withHolderInsured,
  withPersonAdded,
  withPersonRemoved,
} from "./insured-people.ts";

const BUYER = { name: "Саидова Мадина Рустамовна", birthDate: "1990-05-14" };
const CHILD = { uid: "1", name: "Саидов Фаррух", birthDate: "2015-05-14" };

const getNames = ({ insuredPeople }: BoxOrderValues) => insuredPeople.map(({ name }) => name);

describe("the insured people of a box", () => {
  it("are ten at most and one at least", () => {
    let values = aBoxOrder();
    for (let added = 0; added < MAX_INSURED_PEOPLE; added += 1) values = withPersonAdded(values);
    expect(values.insuredPeople).toHaveLength(MAX_INSURED_PEOPLE);
    expect(new Set(values.insuredPeople.map(({ uid }) => uid)).size).toBe(MAX_INSURED_PEOPLE);
    expect(mayAddPerson(values)).toBe(false);
    for (const { uid } of values.insuredPeople) values = withPersonRemoved(values, uid);
    expect(values.insuredPeople).toHaveLength(1);
  });

  it("include the buyer in the first empty entry, else as one more, once only", () => {
    expect(withHolderInsured(aBoxOrder()).insuredPeople).toEqual([{ uid: "1", ...BUYER }]);
    const both = withHolderInsured(aBoxOrder({ insuredPeople: [CHILD] }));
    expect(both.insuredPeople).toEqual([CHILD, { uid: "2", ...BUYER }]);
    expect(mayAddHolder(both)).toBe(false);
    expect(mayAddHolder(withPersonRemoved(both, "2"))).toBe(true);
  });

  it("exclude the buyer where children are insured", () => {
    expect(mayAddHolder(aBoxOrder(), { from: 3, to: 17 })).toBe(false);
    expect(mayAddHolder(aBoxOrder(), { from: 1, to: 75 })).toBe(true);
  });

  it("exclude a buyer without a name", () => {
    const nameless = { holderLastName: "", holderFirstName: "", holderSecondName: "" };
    const values = aBoxOrder(nameless);
    expect(withHolderInsured(values)).toBe(values);
    expect(mayAddHolder(values)).toBe(true);
  });

  it("follow corrections of the buyer who is one of them, and of no other person", () => {
    const before = withHolderInsured(aBoxOrder({ insuredPeople: [CHILD] }));
    const after = followHolder(before, { ...before, holderFirstName: "Нигина" });
    expect(getNames(after)).toEqual(["Саидов Фаррух", "Саидова Нигина Рустамовна"]);
    const alone = aBoxOrder({ insuredPeople: [CHILD] });
    const corrected = { ...alone, holderFirstName: "Нигина" };
    expect(followHolder(alone, corrected)).toBe(corrected);
  });

  it("retain input about the buyer in their own entry", () => {
    const before = withHolderInsured(aBoxOrder());
    const typed = { ...before, insuredPeople: [{ uid: "1", ...BUYER, name: "Саидова М" }] };
    expect(getNames(followHolder(before, typed))).toEqual(["Саидова М"]);
  });
});
