import {
  birthDateForGroup,
  DEFAULT_CITIZENSHIP,
  DEFAULT_MEDICAL_COVER,
  defaultTrip,
  type SumAddOn,
  type SwitchAddOn,
} from "@sughurta/domain/travel";
import type { HolderValues, InsuredPerson, TravelOrderValues } from "./order-values.ts";

/** A holder without data. */
export const NO_HOLDER: HolderValues = {
  holderFullName: "",
  holderLastname: "",
  holderFirstname: "",
  holderPatronymic: "",
  holderPhone: "",
  holderEmail: "",
  holderBirthday: "",
  holderGender: "",
  holderDocType: "",
  holderDocSeries: "",
  holderDocNumber: "",
  holderIssueDate: "",
  holderIssueInstitution: "",
  holderAddressReg: "",
  holderPostalCodeReg: "",
  holderAddressFact: "",
  holderPostalCodeFact: "",
  holderAddressEqual: true,
  inn: "",
};

const NO_SUMS: Readonly<Record<SumAddOn, number>> = {
  thingsSumAssured: 0,
  flatSumAssured: 0,
  neighborSumAssured: 0,
  accSumAssured: 0,
  flightDelaySign: 0,
  baggageDelaySign: 0,
  baggageLossSign: 0,
};

const NO_SWITCHES: Readonly<Record<SwitchAddOn, number>> = {
  pregnantOption: 0,
  covid19Option: 0,
  sunOption: 0,
  alcoholicOption: 0,
  poisoningOption: 0,
  seaCreatureOption: 0,
};

const NOBODY: Omit<InsuredPerson, "uid"> = {
  laFullname: "",
  laLastname: "",
  laFirstname: "",
  laPatronic: "",
  laBirthday: "",
  laAgeGuess: "",
  gender: "",
  laCitizenship: DEFAULT_CITIZENSHIP,
  docType: "",
  series: "",
  docNumber: "",
  issueDate: "",
  issueInstitution: "",
  dateTo: "",
  laPhone: "",
  laEmail: "",
  laPostalCodeReg: "",
  laAddressReg: "",
  sequence: [],
};

/** A person with only the given data. */
export function newPerson(uid: string, known: Partial<InsuredPerson> = {}): InsuredPerson {
  return { ...NOBODY, ...known, uid };
}

/** An untouched order: today and tomorrow, one person of the widest age group, no paid options (S1 §4). */
export function newTravelOrder(today: string): TravelOrderValues {
  const { beginDate, endDate, dayCount } = defaultTrip(today);
  const laAgeGuess = birthDateForGroup("from4to69", today) ?? "";
  return {
    country: [],
    howOften: "0",
    beginDate,
    endDate,
    dayCount,
    endDateMoved: false,
    datesPassed: false,
    currency: DEFAULT_MEDICAL_COVER.currency,
    mainSumAssured: String(DEFAULT_MEDICAL_COVER.sum),
    spaType: "0",
    sportOption: 0,
    sequence: [],
    ...NO_SUMS,
    ...NO_SWITCHES,
    addOnSums: NO_SUMS,
    accManual: false,
    ...NO_HOLDER,
    las: [newPerson("1", { laAgeGuess })],
    holderUid: "",
    assuredFlatAddress: "",
    agree: false,
  };
}
