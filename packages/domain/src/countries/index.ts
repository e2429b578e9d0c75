export {
  COUNTRIES,
  COUNTRY_GROUPS,
  type Country,
  countryByCode,
  countryLabel,
  HOME_COUNTRY_CODE,
} from "./countries.ts";
export {
  CIS_CODES,
  type CoverageFlag,
  type CoverageFlags,
  SCHENGEN_CODES,
} from "./coverage-groups.ts";
