import { isIsoDate } from "@sughurta/domain";
import {
  isLatinFullName,
  isLatinName,
  type PassportField,
  type PassportLines,
  type PassportValues,
} from "@sughurta/domain/person";
import { parse } from "mrz";

/**
 * Codes of ISO 3166-1, three letters and then two: the zone states nationalities by three, the forms by two. Germany has
 * one letter in the zone (ICAO Doc 9303, part 3, section 5).
 */
const CODES = `
ANDAD AREAE AFGAF ATGAG AIAAI ALBAL ARMAM AGOAO ATAAQ ARGAR ASMAS AUTAT AUSAU ABWAW ALAAX AZEAZ BIHBA BRBBB
BGDBD BELBE BFABF BGRBG BHRBH BDIBI BENBJ BLMBL BMUBM BRNBN BOLBO BESBQ BRABR BHSBS BTNBT BVTBV BWABW BLRBY
BLZBZ CANCA CCKCC CODCD COGCG CHECH CIVCI COKCK CHLCL CMRCM CHNCN COLCO CRICR CUBCU CPVCV CUWCW CXRCX CYPCY
CZECZ DEUDE DJIDJ DNKDK DMADM DOMDO DZADZ ECUEC ESTEE EGYEG ESHEH ERIER ESPES ETHET FINFI FJIFJ FLKFK FSMFM
FROFO FRAFR GABGA GBRGB GRDGD GEOGE GUFGF GGYGG GHAGH GIBGI GRLGL GMBGM GINGN GLPGP GNQGQ GRCGR GTMGT GUMGU
GNBGW GUYGY HKGHK HNDHN HRVHR HTIHT HUNHU IDNID IRLIE ISRIL IMNIM INDIN IRQIQ IRNIR ISLIS ITAIT JEYJE JAMJM
JORJO JPNJP KENKE KGZKG KHMKH KIRKI COMKM KNAKN PRKKP KORKR KWTKW CYMKY KAZKZ LAOLA LBNLB LCALC LIELI LKALK
LBRLR LSOLS LTULT LUXLU LVALV LBYLY MARMA MCOMC MDAMD MNEME MAFMF MDGMG MHLMH MKDMK MLIML MMRMM MNGMN MACMO
MNPMP MTQMQ MRTMR MSRMS MLTMT MUSMU MDVMV MWIMW MEXMX MYSMY MOZMZ NAMNA NCLNC NERNE NFKNF NGANG NICNI NLDNL
NORNO NPLNP NRUNR NIUNU NZLNZ OMNOM PANPA PERPE PYFPF PNGPG PHLPH PAKPK POLPL SPMPM PCNPN PRIPR PSEPS PRTPT
PLWPW PRYPY QATQA REURE ROURO SRBRS RUSRU RWARW SAUSA SLBSB SYCSC SDNSD SWESE SGPSG SHNSH SVNSI SJMSJ SVKSK
SLESL SMRSM SENSN SOMSO SURSR SSDSS STPST SLVSV SXMSX SYRSY SWZSZ TCATC TCDTD TGOTG THATH TJKTJ TKLTK TLSTL
TKMTM TUNTN TONTO TURTR TTOTT TUVTV TWNTW TZATZ UKRUA UGAUG UMIUM USAUS URYUY UZBUZ VATVA VCTVC VENVE VGBVG
VIRVI VNMVN VUTVU WLFWF WSMWS YEMYE MYTYT ZAFZA ZMBZM ZWEZW ATFTF CAFCF HMDHM IOTIO SGSGS DDE
`;

const TWO_LETTERS: ReadonlyMap<string, string> = new Map(
  CODES.trim()
    .split(/\s+/)
    .map((codes) => [codes.slice(0, -2), codes.slice(-2)] as const),
);

/** Length of a line of a passport (TD3). */
const LINE_LENGTH = 44;

/** Issuing state of a Tajik passport, which is document type 1; passports of other states are type 2. S1 §3. */
const TAJIKISTAN = "TJK";

/** Values of a zone whose check digits are right, and what the lines state besides. */
export interface ZoneValues {
  /** Values that are well-formed and agree with their check digit, where they have one. */
  readonly values: PassportValues;
  /** Fields that the passport states: all, except for a name that it lacks. */
  readonly stated: readonly PassportField[];
  /** The check digit over document number, dates and personal number is right too. */
  readonly isWhole: boolean;
}

/** The values of a passport's lines. `today` decides the century of a birth date. */
export function zoneValues(lines: PassportLines, today: string): ZoneValues {
  const { details, fields } = parse([...lines], { autocorrect: true });
  const isRight = (field: (typeof details)[number]["field"]) =>
    details.some((detail) => detail.field === field && detail.valid);
  const names = nameValues(fields.lastName, fields.firstName, lines[0]);
  const birthDate = isRight("birthDateCheckDigit") ? fields.birthDate : undefined;
  const validTo = isRight("expirationDateCheckDigit") ? fields.expirationDate : undefined;
  const docType = toDocType(fields.issuingState, fields.nationality);
  const number = isRight("documentNumberCheckDigit") ? fields.documentNumber : undefined;
  const entries: readonly (readonly [PassportField, string | undefined])[] = [
    ["lastName", names.lastName],
    ["firstName", names.firstName],
    ["patronymic", names.patronymic],
    ["birthDate", toBirthDate(birthDate, today)],
    ["gender", toGender(fields.sex)],
    ["citizenship", toCountryCode(fields.nationality ?? "")],
    ["docType", docType],
    ["docNumber", docType === undefined ? undefined : toNumber(number, docType)],
    ["validTo", isoDate("20", validTo)],
  ];
  return {
    values: Object.fromEntries(entries.filter(([, value]) => value)),
    stated: entries
      .filter(([field, value]) => value || field !== "patronymic")
      .map(([field]) => field),
    isWhole: isRight("compositeCheckDigit"),
  };
}

type Read = string | null | undefined;

/** Given names after the first one are the patronymic; hyphens of a surname are spaces in the zone. */
function nameValues(lastName: Read, given: Read, line: string) {
  // Without a filler at its end the name may have been cut.
  if (!line.endsWith("<") || line.length !== LINE_LENGTH) return {};
  const surname = lastName?.replaceAll(" ", "-");
  // Letters after two fillers are no name: one of both was misread.
  if (/ {2}/.test(given ?? "")) return {};
  const [firstName = "", ...rest] = (given ?? "").split(" ");
  const patronymic = rest.join(" ");
  return {
    lastName: surname && isLatinName(surname) ? surname : undefined,
    firstName: isLatinName(firstName) ? firstName : undefined,
    patronymic: isLatinFullName(patronymic) ? patronymic : undefined,
  };
}

function toDocType(issuer: Read, nationality: Read): string | undefined {
  if (!issuer || !nationality) return undefined;
  return issuer === TAJIKISTAN ? "1" : "2";
}

/** Numbers of Tajik passports have digits only. */
function toNumber(number: Read, docType: string): string | undefined {
  if (!number || number.includes(" ")) return undefined;
  return docType === "1" && !/^\d+$/.test(number) ? undefined : number;
}

function toGender(sex: Read): string | undefined {
  if (sex === "female") return "f";
  return sex === "male" ? "m" : undefined;
}

/** A birth date in the last hundred years. */
function toBirthDate(date: Read, today: string): string | undefined {
  const recent = isoDate("20", date);
  return recent !== undefined && recent <= today ? recent : isoDate("19", date);
}

function isoDate(century: string, date: Read): string | undefined {
  if (!date || !/^\d{6}$/.test(date)) return undefined;
  const text = `${century}${date.slice(0, 2)}-${date.slice(2, 4)}-${date.slice(4)}`;
  return isIsoDate(text) ? text : undefined;
}

/** A passport's first line begins with its kind and has fillers; the second one has dates at their places. */
export function isPassportZone([first, second]: PassportLines): boolean {
  const dates = second.slice(13, 28).replaceAll(/[^0-9]/g, "").length;
  return /^[PFRB]/.test(first) && first.includes("<") && dates >= 8;
}

/** A typed line in capitals, with its full length. */
export function withFillers(line: string): string {
  return line
    .toUpperCase()
    .replaceAll(/[^A-Z0-9<]/g, "")
    .slice(0, LINE_LENGTH)
    .padEnd(LINE_LENGTH, "<");
}

const WEIGHTS = [7, 3, 1] as const;

/** Value of a character of the machine-readable zone: digits as they are, letters from 10, `<` as 0. */
function characterValue(character: string): number {
  if (character === "<") return 0;
  return Number.parseInt(character, 36);
}

/** Check digit of a text of the machine-readable zone (ICAO Doc 9303, part 3, §4.9). */
export function checkDigit(text: string): string {
  const sum = [...text].reduce(
    (total, character, at) => total + characterValue(character) * (WEIGHTS[at % 3] ?? 1),
    0,
  );
  return String(sum % 10);
}

/** Two-letter code of the nationality in a passport's zone; `undefined` for one that is no country of the forms. */
export function toCountryCode(nationality: string): string | undefined {
  return TWO_LETTERS.get(nationality);
}
