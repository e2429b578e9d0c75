import { today } from "@sughurta/contracts/shop";
import { claimRoutes } from "#src/claims/claim-routes.ts";
import { claimStatusRoutes } from "#src/claims/status/claim-status-routes.ts";
import { claimUploadRoutes } from "#src/claims/uploads/claim-upload-routes.ts";
import { callbackRequestRoutes } from "#src/content/callback/callback-request-routes.ts";
import { resumeRoutes } from "#src/content/resume/resume-routes.ts";
import { contentRoutes } from "#src/content/routes/content-routes.ts";
import { subscriptionRoutes } from "#src/content/subscription/subscription-routes.ts";
import { staffSaleRoutes } from "#src/desk/sale/staff-sale-routes.ts";
import { authRoutes, type MergeGuest, visitorRoutes } from "#src/identity/auth/auth-routes.ts";
import { userRoutes } from "#src/identity/user/user-routes.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";
import { boxRoutes } from "#src/products/box/box-routes.ts";
import { couponRoutes } from "#src/products/catalogue/coupon-routes.ts";
import { editionRoutes } from "#src/products/catalogue/edition-routes.ts";
import { startingPriceRoutes } from "#src/products/catalogue/starting-price-routes.ts";
import { motorRoutes } from "#src/products/motor/motor-routes.ts";
import { myCarRoutes } from "#src/products/motor/my-cars.ts";
import { travelRoutes } from "#src/products/travel/travel-routes.ts";
import { funnelRoutes } from "#src/reports/funnel/order-steps.ts";
import { openAccountRoutes } from "#src/sales/api/account-routes.ts";
import { activationRoutes } from "#src/sales/api/activation-routes.ts";
import { downloadRoutes } from "#src/sales/api/download-routes.ts";
import { draftRoutes } from "#src/sales/api/draft-routes.ts";
import { instalmentRoutes } from "#src/sales/api/instalment-routes.ts";
import { orderRoutes } from "#src/sales/api/order-routes.ts";
import { partnerAccountRoutes, prefillRoutes } from "#src/sales/api/partner-routes.ts";
import { paymentCallbackRoutes, paymentRoutes } from "#src/sales/api/payment-routes.ts";
import { policyAccessRoutes } from "#src/sales/api/policy-access-routes.ts";
import { accountPolicyRoutes, policyRoutes } from "#src/sales/api/policy-routes.ts";
import { renewalRoutes } from "#src/sales/api/renewal-routes.ts";
import { mergeGuest } from "#src/sales/orders/merge-guest.ts";
import type { Service } from "#src/sales/ports/service.ts";

/** All API routes of this service, feature by feature. */
export function allRoutes(service: Service): readonly Route[] {
  const merge: MergeGuest = (tx, guest, person) => mergeGuest(service, tx, guest, person);
  return [
    ...authRoutes(service, merge),
    ...visitorRoutes(service),
    ...todayRoutes(service),
    ...contentRoutes(service),
    ...subscriptionRoutes(service),
    ...resumeRoutes(service),
    ...boxRoutes(service),
    ...couponRoutes(service),
    ...startingPriceRoutes(service),
    ...editionRoutes(service),
    ...travelRoutes(service),
    ...motorRoutes(service),
    ...myCarRoutes(service),
    ...orderRoutes(service),
    ...paymentRoutes(service),
    ...paymentCallbackRoutes(service),
    ...partnerAccountRoutes(service),
    ...prefillRoutes(service),
    ...policyRoutes(service),
    ...accountPolicyRoutes(service),
    ...downloadRoutes(service),
    ...policyAccessRoutes(service),
    ...renewalRoutes(service),
    ...instalmentRoutes(service),
    ...activationRoutes(service),
    ...callbackRequestRoutes(service),
    ...claimRoutes(service),
    ...claimStatusRoutes(service),
    ...claimUploadRoutes(service),
    ...draftRoutes(service),
    ...staffSaleRoutes(service),
    ...userRoutes(service, merge),
    ...openAccountRoutes(service),
    ...funnelRoutes(service),
  ];
}

/** The authoritative clock (SPEC-28). */
function todayRoutes(service: Pick<Platform, "config" | "now">): Route[] {
  return [route(today, async () => respond(200, { today: getToday(service) }))];
}
