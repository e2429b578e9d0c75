/**
 * Countries and the group above the search, by the codes of the list. Their names are among the texts of the step: the
 * whole list of countries is loaded only when it is opened.
 */
export const POPULAR_COUNTRIES = ["TR", "RU", "AE", "UZ", "CN", "SCU"] as const;
