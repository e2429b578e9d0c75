import * as z from "zod/mini";

/** A chosen country. */
export const citizenship = z.string().check(z.minLength(2, "country"));
