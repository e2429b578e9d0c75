import * as z from "zod/mini";

/** A name or a key that the provider gave. */
export const providerText = z.string("is missing").check(z.minLength(1, "is empty"));
