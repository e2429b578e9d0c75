import {
  boxOrderTexts,
  insuredTexts,
  isSoldOnline,
  type BoxOrderProps as OrderProps,
} from "@sughurta/boxes";
import { checkoutTexts } from "@sughurta/checkout";
import type { BoxProduct } from "@sughurta/contracts";
import { formTexts, useInsurer } from "@sughurta/forms";
import { peopleTexts } from "@sughurta/forms/people";
import { useTexts } from "@sughurta/i18n";
import { laterPart, orderTexts } from "@sughurta/order";
import { Alert } from "@sughurta/ui-kit";
import { lazy } from "react";
import type { ShopCalls } from "../../session/shop-session.ts";
import { shopTexts } from "../../texts/shop-texts.ts";
import { ShopPart } from "../shop-part.tsx";
import { useOrderOfShop } from "../use-order-of-shop.ts";
import { loadBox } from "./load-boxes.ts";
import { Loaded } from "./loaded.tsx";

const orderPart = laterPart(() => import("./box-order-part.ts"));
const Order = lazy(async () => ({ default: (await orderPart.load()).BoxOrder }));
const TEXTS = [boxOrderTexts, insuredTexts, orderTexts, formTexts, peopleTexts, checkoutTexts];

/** The code of the order comes while the insurer is asked for the box. */
function loadOrder(calls: ShopCalls, slug: string): Promise<BoxProduct | undefined> {
  orderPart.preload();
  return loadBox(calls, slug);
}

/** Properties of {@link BoxOrder}. */
export interface BoxOrderProps extends Pick<OrderProps, "operators" | "links"> {
  /** Slug of the box, such as `schit-semi`. */
  readonly slug: string;
}

/** The purchase of a box. */
export function BoxOrder({ slug, ...props }: BoxOrderProps) {
  const order = useOrderOfShop();
  return (
    <ShopPart product="box" name={slug} texts={TEXTS}>
      <Loaded key={slug} load={(calls) => loadOrder(calls, slug)}>
        {(product) =>
          isSoldOnline(product) ? <Order {...order} {...props} product={product} /> : <OfficeOnly />
        }
      </Loaded>
    </ShopPart>
  );
}

function OfficeOnly() {
  const { t } = useTexts(shopTexts);
  const { supportPhone } = useInsurer();
  return (
    <Alert tone="info" live="polite">
      {t("officeOnly", { phone: supportPhone })}
    </Alert>
  );
}
