/** Before the paths of the main service where a call carries a test key of a partner: nothing below it is sold. */
export const TEST_PATH = "/test";
