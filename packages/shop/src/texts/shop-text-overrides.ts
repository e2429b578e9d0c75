import type { boxesTexts, boxOrderTexts, insuredTexts } from "@sughurta/boxes";
import type { checkoutTexts, paymentResultTexts, paymentTexts } from "@sughurta/checkout";
import type { claimsTexts } from "@sughurta/claims";
import type { formTexts } from "@sughurta/forms";
import type { TextKey, TextsDefinition } from "@sughurta/i18n";
import type { motorPagesTexts, motorQuickQuoteTexts, motorTexts } from "@sughurta/motor-flow";
import type { orderTexts } from "@sughurta/order";
import type { quickQuoteTexts, travelTexts } from "@sughurta/travel-flow";

type PluralForm = "one" | "few" | "many" | "other";

type OwnTexts<Definition> =
  Definition extends TextsDefinition<infer Texts>
    ? { readonly [Key in TextKey<Texts> | `${TextKey<Texts>}_${PluralForm}`]?: string }
    : never;

/** Texts of a page's own in place of ours, by the screen that they stand on and their key. */
export type ShopTextOverrides = {
  readonly "travel-flow"?: OwnTexts<typeof travelTexts>;
  readonly "travel-flow/quick-quote"?: OwnTexts<typeof quickQuoteTexts>;
  readonly "motor-flow"?: OwnTexts<typeof motorTexts>;
  readonly "motor-flow/quick-quote"?: OwnTexts<typeof motorQuickQuoteTexts>;
  readonly "motor-pages"?: OwnTexts<typeof motorPagesTexts>;
  readonly boxes?: OwnTexts<typeof boxesTexts>;
  readonly "boxes/order"?: OwnTexts<typeof boxOrderTexts>;
  readonly "box-insured"?: OwnTexts<typeof insuredTexts>;
  readonly order?: OwnTexts<typeof orderTexts>;
  readonly checkout?: OwnTexts<typeof checkoutTexts>;
  readonly payment?: OwnTexts<typeof paymentTexts>;
  readonly "payment result"?: OwnTexts<typeof paymentResultTexts>;
  readonly claims?: OwnTexts<typeof claimsTexts>;
  readonly forms?: OwnTexts<typeof formTexts>;
};
