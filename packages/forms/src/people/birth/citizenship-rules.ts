import * as z from "zod/mini";

/** A country that was chosen. */
export const citizenship = z.string().check(z.minLength(2, "country"));
