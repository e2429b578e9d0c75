import { activationRoutes } from "#src/activation/activation-routes.ts";
import { authRoutes } from "#src/auth/auth-routes.ts";
import { visitorRoutes } from "#src/auth/visitor-routes.ts";
import { boxRoutes } from "#src/box/box-routes.ts";
import { callbackRequestRoutes } from "#src/callback/callback-request-routes.ts";
import { claimRoutes } from "#src/claim/claim-routes.ts";
import { claimStatusRoutes } from "#src/claim/status/claim-status-routes.ts";
import { claimUploadRoutes } from "#src/claim/uploads/claim-upload-routes.ts";
import { contentRoutes } from "#src/content/content-routes.ts";
import { couponRoutes } from "#src/coupon/coupon-routes.ts";
import { draftRoutes } from "#src/draft/draft-routes.ts";
import type { Route } from "#src/http/route.ts";
import { motorRoutes } from "#src/motor/motor-routes.ts";
import { paymentCallbackRoutes } from "#src/payment/callback-routes.ts";
import { paymentRoutes } from "#src/payment/payment-routes.ts";
import { cabinetRoutes } from "#src/policy/cabinet-routes.ts";
import { policyAccessRoutes } from "#src/policy/policy-access-routes.ts";
import { policyRoutes } from "#src/policy/policy-routes.ts";
import { renewalRoutes } from "#src/renewal/renewal-routes.ts";
import { resumeRoutes } from "#src/resume/resume-routes.ts";
import type { Service } from "#src/service.ts";
import { subscriptionRoutes } from "#src/subscription/subscription-routes.ts";
import { todayRoutes } from "#src/today/today-routes.ts";
import { travelRoutes } from "#src/travel/travel-routes.ts";
import { userRoutes } from "#src/user/user-routes.ts";

/** Every call this service answers, feature by feature. */
export function allRoutes(service: Service): readonly Route[] {
  return [
    ...authRoutes(service),
    ...visitorRoutes(service),
    ...todayRoutes(service),
    ...contentRoutes,
    ...subscriptionRoutes(service),
    ...resumeRoutes(service),
    ...boxRoutes(service),
    ...couponRoutes(service),
    ...travelRoutes(service),
    ...motorRoutes(service),
    ...paymentRoutes(service),
    ...paymentCallbackRoutes(service),
    ...policyRoutes(service),
    ...cabinetRoutes(service),
    ...policyAccessRoutes(service),
    ...renewalRoutes(service),
    ...activationRoutes(service),
    ...callbackRequestRoutes(service),
    ...claimRoutes(service),
    ...claimStatusRoutes(service),
    ...claimUploadRoutes(service),
    ...draftRoutes(service),
    ...userRoutes(service),
  ];
}
