export {
  COUNTRIES,
  COUNTRY_GROUPS,
  type Country,
  countryByCode,
  countryLabel,
  DESTINATIONS,
  HOME_COUNTRY_CODE,
} from "./countries.ts";
export {
  CIS_CODES,
  type CoverageFlag,
  type CoverageFlags,
  coverageFlagsOf,
  SCHENGEN_CODES,
} from "./coverage-groups.ts";
export { countryKeywords, searchCountries } from "./search-countries.ts";
