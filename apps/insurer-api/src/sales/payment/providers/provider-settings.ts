import { webAddress } from "@sughurta/server-kit";
import * as z from "zod/mini";

/** A name or a key that the provider gave. */
export const providerText = z.string("is missing").check(z.minLength(1, "is empty"));

/** Where a provider is called, without a slash at the end. */
export const providerUrl = z.pipe(
  webAddress,
  z.transform((url) => url.replace(/\/+$/, "")),
);
