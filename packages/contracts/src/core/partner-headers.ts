/** Header with the publishable key of a partner whose own page sends the request. */
export const PARTNER_KEY_HEADER = "x-partner-key";

/**
 * Header with the page that a buyer returns to after paying. From a partner's page it is only requested; behind the
 * gateway it is one that the partner's key allows, and valid with the service account's token only.
 */
export const RETURN_PAGE_HEADER = "x-return-page";
