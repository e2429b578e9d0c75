import type { OrderCase, Values } from "./order-case.ts";

/** A case of compulsory liability or of individual casco. */
export interface MotorCase extends OrderCase {
  readonly product: "MTPL" | "ECI";
}

const taken = (product: MotorCase["product"], ...all: Values[]): MotorCase[] =>
  all.map((values) => ({ product, values, taken: true }));
const refused = (product: MotorCase["product"], ...all: Values[]): MotorCase[] =>
  all.map((values) => ({ product, values, taken: false }));

const DRIVER = {
  driverFullName: "Саидова Мадина",
  driverBd: "1990-05-14",
  driverGender: "f",
  driverCitizenship: "TJ",
  docNumber: "AB123456",
  docIssueDate: "2012-04-01",
};
const SECOND = { ...DRIVER, driverFullName: "Раҳимов Фаррух", docNumber: "AB765432" };
const driver = (changes: Partial<typeof DRIVER>): Values => ({
  drivers: [{ ...DRIVER, ...changes }],
});

/** Cases that the form and the service of motor insurance accept or refuse alike (S2 §5). */
export const MOTOR_CASES: readonly MotorCase[] = [
  ...taken(
    "MTPL",
    {},
    { inn: "025 001 234" },
    { residentType: "nonresident", holderDocType: "0", inn: "" },
    { residentType: "nonresident", holderDocType: "1", inn: "" },
    { residentType: "nonresident", holderDocType: "2", inn: "" },
    { holderFullName: "O'Brien Anna" },
    { holderFullName: "О’Коннор Шон" },
    { holderDocValidTo: "2026-03-02" },
    { holderDocValidTo: "2126-03-02" },
    { holderBirthday: "2008-03-02" },
    { gosNomer: "А123ВС77" },
  ),
  ...refused(
    "MTPL",
    { inn: "" },
    { inn: "02500123" },
    { inn: "0250012345" },
    { inn: "02500123A" },
    { holderDocType: "2" },
    { holderDocValidTo: "" },
    { holderDocValidTo: "2026-03-01" },
    { holderDocValidTo: "2126-03-03" },
    { holderDocNumber: "12345" },
    { holderDocNumber: "1234 567" },
    { holderDocSeries: "ABCDE" },
    { holderFullName: "Саидова" },
    { holderFullName: "Саидова 2" },
    { holderFullName: `Саидова ${"А".repeat(143)}` },
    { holderBirthday: "2008-03-03" },
    { holderBirthday: "1926-03-01" },
    { city: "Ё" },
    { city: "" },
    { holderAddress: "" },
    { holderAddress: "А".repeat(101) },
    { gosNomer: "" },
    { gosNomer: "1234ТТ01" },
    { gosNomer: "12" },
    { vin: "JTNB11HK90300012O" },
    { carIssueYear: "1980" },
  ),
  ...taken(
    "ECI",
    {},
    driver({}),
    { drivers: [DRIVER, SECOND] },
    driver({ driverBd: "2005-03-02", docIssueDate: "2022-01-10" }),
    driver({ docIssueDate: "2025-03-02" }),
    { holderIssueDate: "1991-05-14" },
  ),
  ...refused(
    "ECI",
    { holderIssueDate: "" },
    { holderIssueDate: "2026-03-03" },
    { holderIssueDate: "1991-05-13" },
    { holderEmail: "" },
    { vin: "", bodyNumber: "" },
    { vin: "", bodyNumber: "12345678" },
    { registrSvidet: "A1" },
    { beginDate: "2026-03-02" },
    { beginDate: "2027-03-03" },
    { carIssueYear: "1995" },
    { drivers: [DRIVER, { ...SECOND, driverFullName: "САИДОВА  МАДИНА" }] },
    { drivers: [DRIVER, { ...SECOND, driverFullName: "Saidova Madina" }] },
    { drivers: [DRIVER, { ...SECOND, docNumber: "ав123456" }] },
    driver({ driverFullName: "Саидова" }),
    driver({ driverFullName: `Саидова ${"А".repeat(143)}` }),
    driver({ driverBd: "" }),
    driver({ driverBd: "2005-03-03", docIssueDate: "2022-01-10" }),
    driver({ docIssueDate: "" }),
    driver({ docIssueDate: "2025-03-03" }),
    driver({ docIssueDate: "2006-05-13" }),
    driver({ docNumber: "" }),
    driver({ docNumber: "12345" }),
  ),
];
