import type { boxesTexts, boxOrderTexts, insuredTexts } from "@sughurta/boxes";
import type {
  checkoutTexts,
  paymentResultTexts,
  paymentTexts,
  receiptTexts,
} from "@sughurta/checkout";
import type { claimsTexts } from "@sughurta/claims";
import type { formTexts, loadFailureTexts, plainFormTexts } from "@sughurta/forms";
import type { peopleTexts } from "@sughurta/forms/people";
import type { TextKey, TextsDefinition } from "@sughurta/i18n";
import type {
  cascoTexts,
  ineligibleTexts,
  motorPagesTexts,
  motorQuickQuoteTexts,
  motorTexts,
} from "@sughurta/motor-flow";
import type { orderTexts } from "@sughurta/order";
import type { transferTexts } from "@sughurta/order/draft-transfer";
import type { fillFromProfileTexts } from "@sughurta/order/fill-from-profile";
import type { quoteLinkTexts } from "@sughurta/order/quote-link";
import type { quickQuoteTexts, travelTexts } from "@sughurta/travel-flow";
import type { shopTexts } from "./shop-texts.ts";

type PluralForm = "zero" | "one" | "two" | "few" | "many" | "other";

type OwnTexts<Definition> =
  Definition extends TextsDefinition<infer Texts>
    ? { readonly [Key in TextKey<Texts> | `${TextKey<Texts>}_${PluralForm}`]?: string }
    : never;

/** A page's own texts in place of ours, by screen and key. */
export type ShopTextOverrides = {
  readonly "travel-flow"?: OwnTexts<typeof travelTexts>;
  readonly "travel-flow/quick-quote"?: OwnTexts<typeof quickQuoteTexts>;
  readonly "motor-flow"?: OwnTexts<typeof motorTexts>;
  readonly "motor-flow/quick-quote"?: OwnTexts<typeof motorQuickQuoteTexts>;
  readonly "motor-flow ineligible"?: OwnTexts<typeof ineligibleTexts>;
  readonly "motor-pages"?: OwnTexts<typeof motorPagesTexts>;
  readonly casco?: OwnTexts<typeof cascoTexts>;
  readonly boxes?: OwnTexts<typeof boxesTexts>;
  readonly "boxes/order"?: OwnTexts<typeof boxOrderTexts>;
  readonly "box-insured"?: OwnTexts<typeof insuredTexts>;
  readonly order?: OwnTexts<typeof orderTexts>;
  readonly "order/known people"?: OwnTexts<typeof fillFromProfileTexts>;
  readonly "order/quote-link"?: OwnTexts<typeof quoteLinkTexts>;
  readonly "order/transfer"?: OwnTexts<typeof transferTexts>;
  readonly checkout?: OwnTexts<typeof checkoutTexts>;
  readonly payment?: OwnTexts<typeof paymentTexts>;
  readonly "payment result"?: OwnTexts<typeof paymentResultTexts>;
  readonly receipt?: OwnTexts<typeof receiptTexts>;
  readonly claims?: OwnTexts<typeof claimsTexts>;
  readonly forms?: OwnTexts<typeof formTexts>;
  readonly "plain forms"?: OwnTexts<typeof plainFormTexts>;
  readonly "load failure"?: OwnTexts<typeof loadFailureTexts>;
  readonly people?: OwnTexts<typeof peopleTexts>;
  readonly shop?: OwnTexts<typeof shopTexts>;
};
