import type { MyPolicy } from "@sughurta/contracts/policy";
import type { Language } from "@sughurta/domain";

/** Where the account leads; the site knows its own addresses. */
export interface AccountLinks {
  /** The order of the same product; left out where it is not sold here. */
  readonly renewHref: (policy: MyPolicy) => string | undefined;
  /** Where later parts of a price are paid; no link without it. */
  readonly payHref?: ((policy: Pick<MyPolicy, "policyNumber">) => string) | undefined;
  /** A half-filled order; left out for a kind that has no page. */
  readonly draftHref: (kind: string) => string | undefined;
  readonly paymentHref: (paymentId: string) => string;
  /** The state of a claim; no link without it. */
  readonly claimHref?: ((claimId: string) => string) | undefined;
  readonly shopHref: string;
  /** Languages of the site; all of them where it does not say. */
  readonly languages?: readonly Language[] | undefined;
  /** This page in another language. */
  readonly languageHref: (language: Language) => string;
}
