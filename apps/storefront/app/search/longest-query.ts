/** Maximum length of a search query, in characters. */
export const LONGEST_QUERY = 64;
