/**
 * zod as the packages of one application share it. Beside another version of zod in the host, a package manager would
 * install a copy for each package that depends on it.
 */
export * from "zod/mini";
