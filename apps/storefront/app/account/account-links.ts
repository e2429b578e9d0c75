import type { AccountLinks } from "@sughurta/account";
import { motorDraft, TRAVEL_DRAFT } from "@sughurta/contracts";

const BOX_DRAFT_PREFIX = "box-";
const MOTOR_PRODUCTS = ["MTPL", "ECI", "SCI"] as const;

/** Addresses of this site that the account leads to. */
export const accountLinks: AccountLinks = {
  renewHref({ policyType, productSlug }) {
    if (policyType === "travel") return "/travel";
    if (productSlug === "") return undefined;
    const slug = encodeURIComponent(productSlug);
    return policyType === "car" ? `/auto/${slug}` : `/boxes/order/${slug}`;
  },
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
  shopHref: "/boxes",
  languageHref: (language) => `/account?lang=${language}`,
};
