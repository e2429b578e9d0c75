/** Prefix of the paths of the main service for requests with a partner's test key: nothing below it is sold. */
export const TEST_PATH = "/test";
