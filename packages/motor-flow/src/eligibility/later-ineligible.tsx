import { laterViews } from "@sughurta/order";
import { laterMotorTexts } from "../texts/later-motor-texts.ts";
import type { IneligibleAlertProps } from "./ineligible-alert.tsx";
import type { IneligiblePageProps } from "./ineligible-page.tsx";

const later = laterViews(async () => {
  const { IneligibleAlert, IneligiblePage } = await import("./ineligible-views.ts");
  return { IneligibleAlert, IneligiblePage };
}, [laterMotorTexts]);

/** Fetches with the first move what tells whom a policy does not take. */
export const usePreloadIneligible = later.usePreload;

/** `IneligibleAlert`, which comes after the first view. */
export function LaterIneligibleAlert(props: IneligibleAlertProps) {
  const { IneligibleAlert } = later.useViews();
  return <IneligibleAlert {...props} />;
}

/** `IneligiblePage`, which comes after the first view. */
export function LaterIneligiblePage(props: IneligiblePageProps) {
  const { IneligiblePage } = later.useViews();
  return <IneligiblePage {...props} />;
}
