import { addOnSums, type TravelAddOn } from "@sughurta/domain/travel";
import { useTexts } from "@sughurta/i18n";
import { OptionCard, type OptionCardProps } from "@sughurta/order";
import { switchedOnValue } from "../../order/option-effects.ts";
import type { TravelOrderValues } from "../../order/order-values.ts";
import { laterTravelTexts } from "../../texts/later-travel-texts.ts";
import { travelTexts } from "../../texts/travel-texts.ts";
import { ADD_ON_ICONS } from "./add-on-groups.ts";

export interface AddOnCardProps
  extends Pick<OptionCardProps, "premium" | "stale" | "unavailable" | "children"> {
  readonly field: TravelAddOn;
  readonly values: TravelOrderValues;
}

/** An add-on of a trip (S1 §4). */
export function AddOnCard({ field, values, ...card }: AddOnCardProps) {
  const { t } = useTexts(travelTexts);
  const { t: later } = useTexts(laterTravelTexts);
  return (
    <OptionCard
      {...card}
      name={field}
      label={t(`addOns.${field}`)}
      hint={later(`addOns.hints.${field}`)}
      icon={ADD_ON_ICONS[field]}
      value={values[field]}
      sums={addOnSums(field)}
      currency={values.currency}
      switchedOn={() => switchedOnValue(values, field)}
    />
  );
}
