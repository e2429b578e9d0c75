/**
 * The version of the API described by these contracts: major, minor. The page "Compatibility" says what either may
 * change.
 */
export const API_VERSION = "1.2";

/** Header of every response with the version of the service, such as `1.1`. */
export const API_VERSION_HEADER = "x-api-version";
