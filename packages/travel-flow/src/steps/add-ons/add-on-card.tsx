import { addOnSums, addOnValue, COVID_SUM, type TravelAddOn } from "@sughurta/domain/travel";
import { useTexts } from "@sughurta/i18n";
import { OptionCard, type OptionCardProps } from "@sughurta/order/options";
import { switchedOnValue } from "#src/model/effects/option-effects.ts";
import type { TravelOrderValues } from "#src/model/order-values.ts";
import { travelTexts } from "#src/texts/travel-texts.ts";

export interface AddOnCardProps
  extends Pick<OptionCardProps, "premium" | "offer" | "stale" | "unavailable" | "children"> {
  readonly field: TravelAddOn;
  readonly values: TravelOrderValues;
}

/** An add-on of a trip (S1 §4). */
export function AddOnCard({ field, values, offer, ...card }: AddOnCardProps) {
  const { t, format } = useTexts(travelTexts);
  const value = switchedOnValue(values, field);
  return (
    <OptionCard
      {...card}
      name={field}
      label={t(`addOns.${field}`)}
      hint={t(`addOns.hints.${field}`, { sum: format.number(COVID_SUM) })}
      value={values[field]}
      sums={addOnSums(field)}
      currency={values.currency}
      switchedOn={() => value}
      // The service prices the middle sum: the price of another sum is known once the add-on is on.
      offer={value === addOnValue(field, true) ? offer : undefined}
    />
  );
}
