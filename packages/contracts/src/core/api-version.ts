/** The version of the API that these contracts describe: major, minor. What either may change stands on the page "Compatibility". */
export const API_VERSION = "1.2";

/** Header of every answer with the version of the service, such as `1.1`. */
export const API_VERSION_HEADER = "x-api-version";
