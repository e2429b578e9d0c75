import type { OrderCase, Values } from "./order-case.ts";

const taken = (...all: Values[]): OrderCase[] => all.map((values) => ({ values, taken: true }));
const refused = (...all: Values[]): OrderCase[] => all.map((values) => ({ values, taken: false }));

const TRAVELLER = {
  laFullname: "SAIDOVA MADINA",
  laBirthday: "1990-05-14",
  docType: "1",
  docNumber: "401234567",
  issueDate: "2020-06-01",
  issueInstitution: "MIA",
  gender: "f",
  laCitizenship: "TJ",
};
const SECOND = { ...TRAVELLER, laFullname: "RAHIMOV FARRUKH", docNumber: "407654321" };
const traveller = (
  changes: Partial<typeof TRAVELLER> & Readonly<Record<string, string>>,
): Values => ({
  las: [{ ...TRAVELLER, ...changes }],
});

/** Cases that the form and the service of travel insurance accept or refuse alike (S1 §5). */
export const TRAVEL_CASES: readonly OrderCase[] = [
  ...taken(
    {},
    traveller({}),
    { las: [TRAVELLER, SECOND] },
    { holderFullName: "O'BRIEN ANNA" },
    traveller({ laFullname: "O’BRIEN ANNA" }),
    { inn: "025 001 234" },
    { holderPostalCodeReg: "734000" },
    traveller({ dateTo: "2126-03-02" }),
  ),
  ...refused(
    { holderFullName: "САИДОВА МАДИНА" },
    { holderFullName: `SAIDOVA ${"A".repeat(143)}` },
    { inn: "0250012345" },
    { holderPostalCodeReg: "7340" },
    { holderPostalCodeReg: "73400A" },
    { holderBirthday: "2008-03-03" },
    { holderIssueDate: "2026-03-03" },
    { holderDocType: "2", holderDocSeries: "", holderDocNumber: "C 1" },
    traveller({ laFullname: `SAIDOVA ${"A".repeat(143)}` }),
    traveller({ issueDate: "2026-03-03" }),
    traveller({ dateTo: "2126-03-03" }),
    traveller({ dateTo: "2020-06-01" }),
    traveller({ laPostalCodeReg: "A" }),
    { las: [TRAVELLER, { ...SECOND, laFullname: "Saidova  Madina" }] },
    { las: [TRAVELLER, { ...SECOND, docNumber: "40 123 4567" }] },
  ),
];
