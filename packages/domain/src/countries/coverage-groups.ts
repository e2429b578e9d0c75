/** Code of the default country of residence, which is no destination. S0 §3. */
export const HOME_COUNTRY_CODE = "TJ";

/** The Schengen area, 29 countries. */
export const SCHENGEN_CODES: readonly string[] =
  "AT BE BG HR CZ DK EE FI FR DE GR HU IS IT LV LI LT LU MT NL NO PL PT RO SK SI ES SE CH".split(
    " ",
  );

/** Countries of the CIS without Tajikistan. */
export const CIS_CODES: readonly string[] = "AM AZ BY KZ KG MD RU UZ".split(" ");

/** Relation to a coverage group: 2 is the group itself, 1 belongs to it, 0 does not. S1 §3. */
export type CoverageFlag = 0 | 1 | 2;

/** Flags of the three groups: whole world, Schengen and CIS, all without Tajikistan. S1 §3. */
export type CoverageFlags = { WET: CoverageFlag; SCU: CoverageFlag; CET: CoverageFlag };

/** The groups themselves, by code. */
const GROUP_FLAGS: Readonly<Record<string, CoverageFlags>> = {
  WET: { WET: 2, SCU: 0, CET: 0 },
  SCU: { WET: 1, SCU: 2, CET: 0 },
  CET: { WET: 1, SCU: 0, CET: 2 },
};

/** Coverage flags of the code of a country or of a group, without the list of countries. S1 §3. */
export function getCoverageFlags(code2: string): CoverageFlags {
  const group = GROUP_FLAGS[code2];
  if (group) return group;
  return {
    WET: code2 === HOME_COUNTRY_CODE ? 0 : 1,
    SCU: SCHENGEN_CODES.includes(code2) ? 1 : 0,
    CET: CIS_CODES.includes(code2) ? 1 : 0,
  };
}
