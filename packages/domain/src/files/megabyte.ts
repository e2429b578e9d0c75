/**
 * Bytes of a megabyte in every limit and every displayed size: the larger of the two definitions, so that a file of "25
 * MB" is never refused.
 */
export const BYTES_PER_MEGABYTE = 1024 * 1024;
