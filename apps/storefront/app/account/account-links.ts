import type { AccountLinks } from "@sughurta/account";
import { motorDraft, TRAVEL_DRAFT } from "@sughurta/contracts/draft-names";
import type { MyPolicy } from "@sughurta/contracts/policy";
import { renewHref } from "./renew-href.ts";

const BOX_DRAFT_PREFIX = "box-";
const MOTOR_PRODUCTS = ["MTPL", "ECI", "SCI"] as const;

/** Page of a policy's product; the catalogue where the product is no longer known. */
export function buyHref({
  policyType,
  productSlug,
}: Pick<MyPolicy, "policyType" | "productSlug">): string {
  if (policyType === "travel") return "/travel";
  const slug = encodeURIComponent(productSlug);
  if (policyType === "car") return slug ? `/auto/${slug}` : "/auto";
  return slug ? `/boxes/order/${slug}` : "/boxes";
}

/** Addresses of this site that the account links to. */
export const accountLinks: AccountLinks = {
  renewHref,
  payHref: ({ policyNumber }) => `/pay/${encodeURIComponent(policyNumber)}`,
  draftHref(kind) {
    if (kind === TRAVEL_DRAFT) return "/travel-order";
    const car = MOTOR_PRODUCTS.find((product) => motorDraft(product) === kind);
    if (car) return `/auto/order/${car}`;
    const isBox = kind.startsWith(BOX_DRAFT_PREFIX);
    return isBox
      ? `/boxes/order/${encodeURIComponent(kind.slice(BOX_DRAFT_PREFIX.length))}`
      : undefined;
  },
  paymentHref: (paymentId) => `/success?payment=${encodeURIComponent(paymentId)}`,
  claimHref: (claimId) => `/losses/status?claim=${encodeURIComponent(claimId)}`,
  newClaimHref: "/losses",
  shopHref: "/boxes",
  languageHref: (language) => `/account?tab=messages&lang=${language}`,
};
