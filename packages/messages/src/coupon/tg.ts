import { COUPON_RETRY_MINUTES } from "@sughurta/domain";
import type { messages as ru } from "./ru.ts";

export const couponUnknown = "Чунин рамзи тахфиф нест. Ҳарфу рақамҳоро санҷед";

export const messages: Record<keyof typeof ru, string> = {
  couponUnknown,
  couponNotStarted: "Ин рамзи тахфиф ҳанӯз амал намекунад",
  couponExpired: "Муҳлати ин рамзи тахфиф гузаштааст",
  couponUsedUp: "Ин рамзи тахфиф пурра истифода шудааст",
  couponOtherProduct: "Ин рамзи тахфиф барои ин маҳсулот нест",
  couponTriesExceeded: `Рамзҳои тахфифи нодуруст зиёд ворид шуданд. Инро пас аз ${COUPON_RETRY_MINUTES} дақиқа санҷед, ҳоло нарх пурра аст`,
  couponNoDiscount: "Ин рамз барои ин маҳсулот тахфиф намедиҳад",
};
