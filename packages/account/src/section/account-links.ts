import type { MyPolicy } from "@sughurta/contracts/policy";
import type { Language } from "@sughurta/domain";

/** Links of the account; the site knows its own addresses. */
export interface AccountLinks {
  /** The order of the same product; omitted where it is not sold here. */
  readonly renewHref: (policy: MyPolicy) => string | undefined;
  /** Page for later instalments; no link without it. */
  readonly payHref?: ((policy: Pick<MyPolicy, "policyNumber">) => string) | undefined;
  /** A half-filled order; omitted for a kind without a page. */
  readonly draftHref: (kind: string) => string | undefined;
  readonly paymentHref: (paymentId: string) => string;
  /** The state of a claim; no link without it. */
  readonly claimHref?: ((claimId: string) => string) | undefined;
  /** The form of a new claim; no link without it. */
  readonly newClaimHref?: string | undefined;
  readonly shopHref: string;
  /** Languages of the site; all of them by default. */
  readonly languages?: readonly Language[] | undefined;
  /** This page in another language. */
  readonly languageHref: (language: Language) => string;
}
