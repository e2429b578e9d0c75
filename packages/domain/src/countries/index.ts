export {
  COUNTRIES,
  COUNTRY_GROUPS,
  type Country,
  countryByCode,
  countryLabel,
  DESTINATIONS,
} from "./countries.ts";
export { countryByName } from "./country-by-name.ts";
export {
  type CountryOption,
  citizenshipOptions,
  countryKeywords,
  countryOption,
  countryOptions,
  isCitizenship,
} from "./country-options.ts";
export {
  CIS_CODES,
  type CoverageFlag,
  type CoverageFlags,
  getCoverageFlags,
  HOME_COUNTRY_CODE,
  SCHENGEN_CODES,
} from "./coverage-groups.ts";
