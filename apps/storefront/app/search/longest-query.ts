/** Characters of the longest query that is searched for. */
export const LONGEST_QUERY = 64;
