import { isIsoDate } from "@sughurta/domain";
import { movedIssueDate } from "@sughurta/domain/person";
import { copiedFields, withSplitName } from "@sughurta/forms/people";
import {
  type HolderValues,
  type InsuredPerson,
  NO_HOLDER,
  type TravelOrderValues,
} from "./order-values.ts";
import { HOLDER_FIELDS, INSURED_FIELDS } from "./people.ts";

/** The document that does not allow travel (S1 §3). */
export const HOME_PASSPORT = "0";

/**
 * What the holder copies to the same person among the insured, without documents that do not allow travel (SPEC-37).
 */
function toPerson(holder: HolderValues) {
  const document = holder.holderDocType === HOME_PASSPORT ? NO_HOLDER : holder;
  return {
    ...copiedFields(holder, HOLDER_FIELDS.name, INSURED_FIELDS.name),
    ...copiedFields(holder, HOLDER_FIELDS.contacts, INSURED_FIELDS.contacts),
    ...copiedFields(holder, HOLDER_FIELDS.registered, INSURED_FIELDS.registered),
    ...copiedFields(document, HOLDER_FIELDS.document, INSURED_FIELDS.document),
    laBirthday: holder.holderBirthday,
    gender: holder.holderGender,
  } satisfies Partial<InsuredPerson>;
}

type Copied = keyof ReturnType<typeof toPerson>;

function withPerson(
  values: TravelOrderValues,
  uid: string,
  change: (person: InsuredPerson) => InsuredPerson,
): TravelOrderValues {
  return { ...values, las: values.las.map((one) => (one.uid === uid ? change(one) : one)) };
}

/** Fills an insured person from the holder; fields that the holder left empty are unchanged (S1 §4). */
export function withHolderCopied(values: TravelOrderValues, uid: string): TravelOrderValues {
  const filled = Object.entries(toPerson(values)).filter(([, value]) => value !== "");
  const copied = withPerson(values, uid, (person) => ({
    ...person,
    ...Object.fromEntries(filled),
  }));
  return { ...copied, holderUid: uid };
}

/** Whether an insured person has all the values of the holder; those that the holder left empty may differ. */
export function equalsHolder(values: TravelOrderValues, person: InsuredPerson): boolean {
  const copied = Object.entries(toPerson(values)) as [Copied, string][];
  return copied.every(([field, value]) => value === "" || person[field] === value);
}

/** The person most likely meant by "I travel too": with the same birth date, else the first without a name. */
export function likelyHolder({ las, holderBirthday }: TravelOrderValues): string {
  const sameDay = las.find(({ laBirthday }) => laBirthday !== "" && laBirthday === holderBirthday);
  const nameless = las.find(({ laFullname }) => laFullname === "");
  return (sameDay ?? nameless ?? las[0])?.uid ?? "";
}

/** Changes of the holder are copied to the insured person who is the holder, where the values were equal. */
function followHolder(before: TravelOrderValues, after: TravelOrderValues): TravelOrderValues {
  if (after.holderUid === "" || after.holderUid !== before.holderUid) return after;
  const [old, now] = [toPerson(before), toPerson(after)];
  const changed = (Object.keys(now) as Copied[]).filter((field) => old[field] !== now[field]);
  if (changed.length === 0) return after;
  return withPerson(after, after.holderUid, (person) => {
    const followed = changed.filter((field) => ["", old[field]].includes(person[field]));
    const copied = Object.fromEntries(followed.map((field) => [field, now[field]]));
    return { ...person, ...copied };
  });
}

/** A birth date corrected among the travellers is copied to the holder. */
function followTraveller(before: TravelOrderValues, after: TravelOrderValues): TravelOrderValues {
  const find = ({ las }: TravelOrderValues) => las.find(({ uid }) => uid === after.holderUid);
  const [old, now] = [find(before), find(after)];
  const moved = old && now && old.laBirthday !== now.laBirthday;
  return moved && after.holderBirthday === old.laBirthday
    ? { ...after, holderBirthday: now.laBirthday }
    : after;
}

function applyIssueDateEffects(after: TravelOrderValues): TravelOrderValues {
  const { holderBirthday, holderIssueDate } = after;
  if (!isIsoDate(holderBirthday) || !isIsoDate(holderIssueDate)) return after;
  const moved = movedIssueDate(holderIssueDate, holderBirthday);
  return moved === holderIssueDate ? after : { ...after, holderIssueDate: moved };
}

function applyAddressEffects(after: TravelOrderValues): TravelOrderValues {
  const { holderAddressEqual, holderAddressReg, holderPostalCodeReg } = after;
  const same =
    after.holderAddressFact === holderAddressReg &&
    after.holderPostalCodeFact === holderPostalCodeReg;
  if (!holderAddressEqual || same) return after;
  return {
    ...after,
    holderAddressFact: holderAddressReg,
    holderPostalCodeFact: holderPostalCodeReg,
  };
}

/**
 * A person who turns out not to be the holder loses copied values that were not corrected: name, contacts, document,
 * address. Birth date and gender stay, since the price depends on them.
 */
function undoCopy(before: TravelOrderValues, after: TravelOrderValues): TravelOrderValues {
  if (before.holderUid === "" || before.holderUid === after.holderUid) return after;
  const copied: Partial<InsuredPerson> = toPerson(before);
  return withPerson(after, before.holderUid, (person) => {
    const same = Object.values(INSURED_FIELDS)
      .map((group): (keyof InsuredPerson)[] => Object.values(group))
      .filter((fields) => fields.every((one) => [undefined, person[one]].includes(copied[one])));
    return { ...person, ...Object.fromEntries(same.flat().map((field) => [field, ""])) };
  });
}

function applyHolderUidEffects(after: TravelOrderValues): TravelOrderValues {
  const there = after.las.some(({ uid }) => uid === after.holderUid);
  return there || after.holderUid === "" ? after : { ...after, holderUid: "" };
}

/** Name in parts, issue date, address, and the insured person who is the holder (S1 §3, §4, SPEC-37). */
export function applyHolderEffects(
  before: TravelOrderValues,
  after: TravelOrderValues,
): TravelOrderValues {
  const named = withSplitName(HOLDER_FIELDS.name, before, after);
  const own = applyAddressEffects(applyIssueDateEffects(named));
  return undoCopy(
    before,
    applyHolderUidEffects(followHolder(before, followTraveller(before, own))),
  );
}
