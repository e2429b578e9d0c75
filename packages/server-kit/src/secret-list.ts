import * as z from "zod/mini";
import { equalSecrets, purposeKey, Sealer } from "./sealer.ts";
import { commaList, secret } from "./settings.ts";

/** Secrets for one purpose: the first one signs and encrypts, each of them verifies and decrypts. */
export type SecretList = readonly [string, ...string[]];

/** A setting with one secret, or with several separated by commas while they are rotated. */
export const secretList = z.pipe(
  commaList.check(z.minLength(1, "a secret, or several with commas, the new one first")),
  z.tuple([secret], secret),
);

/** A sealer for one purpose. */
export const sealerFor = (secrets: SecretList, purpose: string): Sealer =>
  new Sealer(...secrets.map((one) => purposeKey(one, purpose)));

/** Whether a text equals one of the secrets; compared in constant time. */
export const isOneOf = (given: string, secrets: readonly string[]): boolean =>
  secrets.filter((one) => equalSecrets(given, one)).length > 0;

/** The first result of the secrets in order; `undefined` if none has one. */
export async function firstAccepted<Result>(
  secrets: SecretList,
  read: (secret: string) => Promise<Result | undefined>,
): Promise<Result | undefined> {
  for (const one of secrets) {
    const result = await read(one);
    if (result !== undefined) return result;
  }
  return undefined;
}
