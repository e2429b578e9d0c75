import {
  addOnSums,
  DEFAULT_CITIZENSHIP,
  DEFAULT_MEDICAL_COVER,
  defaultTrip,
  type SumAddOn,
  type SwitchAddOn,
  type TravelAddOn,
  usualBirthDate,
} from "@sughurta/domain/travel";

/** One trip or multiple trips within a year, as the control's value; sent as `multi` (SPEC-36). */
export type HowOften = "0" | "1";

/** Calm or sport, as the control's value (S1 §2). */
type SpaType = "0" | "1";

/** An insured person, named as in S1 §3; dates ISO, codes as the controls' values, `""` for none. */
export interface InsuredPerson {
  /** Distinguishes persons while they are added and removed. */
  readonly uid: string;
  /** "Surname Given Patronymic" as typed; the parts follow it and may be corrected (SPEC-38). */
  readonly laFullname: string;
  readonly laLastname: string;
  readonly laFirstname: string;
  readonly laPatronic: string;
  /** As entered by the buyer; never generated. */
  readonly laBirthday: string;
  /** Represents the age group in the price until the birth date is known, ISO; never shown (SPEC-32). */
  readonly laAgeGuess: string;
  /** Name of the age group that the buyer chose; `""` without a choice. */
  readonly laAgeGroup: string;
  readonly gender: string;
  /** Two-letter code. */
  readonly laCitizenship: string;
  readonly docType: string;
  readonly series: string;
  readonly docNumber: string;
  readonly issueDate: string;
  readonly issueInstitution: string;
  readonly dateTo: string;
  /** Used in the five-step layout only (S1 §3). */
  readonly laPhone: string;
  readonly laEmail: string;
  readonly laPostalCodeReg: string;
  readonly laAddressReg: string;
  /** Options of this person: 1 is Covid (SPEC-36). */
  readonly sequence: readonly number[];
}

/** The policy holder, named as in S1 §3; phone nine national digits. */
export interface HolderValues {
  readonly holderFullName: string;
  readonly holderLastname: string;
  readonly holderFirstname: string;
  readonly holderPatronymic: string;
  readonly holderPhone: string;
  readonly holderEmail: string;
  readonly holderBirthday: string;
  readonly holderGender: string;
  readonly holderDocType: string;
  readonly holderDocSeries: string;
  readonly holderDocNumber: string;
  readonly holderIssueDate: string;
  readonly holderIssueInstitution: string;
  readonly holderAddressReg: string;
  readonly holderPostalCodeReg: string;
  readonly holderAddressFact: string;
  readonly holderPostalCodeFact: string;
  /** The actual address copies the registered one while set. */
  readonly holderAddressEqual: boolean;
  /** Tax number. */
  readonly inn: string;
}

/** Choices about the trip and its cover: no personal data. */
export interface TripValues {
  /** Codes of countries and groups. */
  readonly country: readonly string[];
  readonly howOften: HowOften;
  readonly beginDate: string;
  readonly endDate: string;
  readonly dayCount: number;
  /** The end was moved after the begin, and the form has to show it (SPEC-31). */
  readonly endDateMoved: boolean;
  /** The dates of a draft are in the past; a new begin retains their length (SPEC-59). */
  readonly datesPassed: boolean;
  readonly currency: string;
  readonly mainSumAssured: string;
  readonly spaType: SpaType;
  readonly sportOption: 0 | 1;
  /** Codes of the options chosen for everyone (SPEC-36). */
  readonly sequence: readonly number[];
}

/** The sum of each add-on, 0 while it is off, and the sum it gets when it is switched on. */
type AddOnValues = Readonly<Record<TravelAddOn, number>> & {
  readonly addOnSums: Readonly<Record<SumAddOn, number>>;
  /** The buyer chose the accident sum by hand; until then it is the preset (S1 §3). */
  readonly accManual: boolean;
};

/** All fields of an order (S1 §3). */
export interface TravelOrderValues extends TripValues, AddOnValues, HolderValues {
  readonly las: readonly InsuredPerson[];
  /** The insured person who is the holder, `""` for none; sent as `holderAsInsured`. */
  readonly holderUid: string;
  readonly assuredFlatAddress: string;
  readonly agree: boolean;
}

/** Values passed on by the quick quote (S1 §2): no names, numbers or phones (SPEC-30). */
export interface TravelTrip {
  readonly country: readonly string[];
  readonly howOften: HowOften;
  readonly beginDate: string;
  readonly endDate: string;
  readonly spaType: SpaType;
  /** Birth date and gender of the holder, who is the only insured person there (SPEC-36); `""` for no date. */
  readonly holderBirthday: string;
  readonly holderGender: "f" | "m";
  /** Number of travellers where the holder's birth date is not known: all adults, 1 by default. */
  readonly people?: number | undefined;
}

/** Whether an add-on is chosen with a sum, or only on or off. */
export function isSumAddOn(field: TravelAddOn): field is SumAddOn {
  return addOnSums(field).length > 0;
}

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
  laAgeGroup: "",
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

/** An untouched order: today and tomorrow, one adult, no paid options (S1 §4). */
export function newTravelOrder(today: string): TravelOrderValues {
  const { beginDate, endDate, dayCount } = defaultTrip(today);
  const laAgeGuess = usualBirthDate(today);
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
