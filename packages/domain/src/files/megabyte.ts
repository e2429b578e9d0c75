/** Bytes of what every limit and every shown size calls a megabyte: the larger of the two in use, so that nobody's "25 MB" is refused. */
export const BYTES_PER_MEGABYTE = 1024 * 1024;
