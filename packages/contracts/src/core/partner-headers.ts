/** Header with the publishable key of a partner whose own page calls. */
export const PARTNER_KEY_HEADER = "x-partner-key";

/**
 * Header with the page that a buyer returns to after paying. From a partner's page it is a wish; behind the
 * gateway it is one that the partner's key allows, and counts with the service account's token only.
 */
export const RETURN_PAGE_HEADER = "x-return-page";
