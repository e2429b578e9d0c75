import { checkoutTexts } from "@sughurta/checkout";
import { formTexts } from "@sughurta/forms";
import { peopleTexts } from "@sughurta/forms/people";
import { orderTexts } from "@sughurta/order";
import { travelTexts } from "@sughurta/travel-flow";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/travel-order.css?url";

/** Texts of the order and of the payment in it. */
export const travelOrderHandle: RouteHandle = {
  isOrder: true,
  texts: [travelTexts, peopleTexts, orderTexts, checkoutTexts, formTexts],
};

/** Stylesheet of the order. */
export const travelOrderLinks = () => [{ rel: "stylesheet", href: styles }];
