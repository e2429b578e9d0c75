export {
  CIS_CODES,
  COUNTRIES,
  COUNTRY_GROUPS,
  type Country,
  type CoverageFlag,
  type CoverageFlags,
  countryByCode,
  countryLabel,
  coverageFlagsOf,
  DESTINATIONS,
  HOME_COUNTRY_CODE,
  SCHENGEN_CODES,
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
