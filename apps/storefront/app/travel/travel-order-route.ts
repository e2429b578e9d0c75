import { checkoutTexts } from "@sughurta/checkout";
import { formTexts } from "@sughurta/forms";
import { travelTexts } from "@sughurta/travel-flow";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/travel-order.css?url";

/** Texts of the order and of the payment in it. */
export const travelOrderHandle: RouteHandle = { texts: [travelTexts, checkoutTexts, formTexts] };

/** Stylesheet of the order. */
export const travelOrderLinks = () => [{ rel: "stylesheet", href: styles }];
