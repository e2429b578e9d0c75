import { addOnSums, type TravelAddOn } from "@sughurta/domain/travel";
import { useFormField } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Icon, RadioGroup, Switch } from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import { switchedOnValue } from "../../order/option-effects.ts";
import type { TravelOrderValues } from "../../order/order-values.ts";
import { travelTexts } from "../../texts/travel-texts.ts";
import { ADD_ON_ICONS } from "./add-on-groups.ts";

export interface AddOnCardProps {
  readonly field: TravelAddOn;
  readonly values: TravelOrderValues;
  /** What it adds to the price now, TJS. */
  readonly premium: number | undefined;
  /** The premium is being asked for. */
  readonly stale: boolean;
  /** Why it cannot be chosen. */
  readonly unavailable: string | undefined;
  readonly children?: ReactNode;
}

/** An add-on: what it is, a switch, and its sum once it is on (S1 §4). */
export function AddOnCard({
  field,
  values,
  premium,
  stale,
  unavailable,
  children,
}: AddOnCardProps) {
  const { t, format } = useTexts(travelTexts);
  const label = t(`addOns.${field}.name`);
  const { id, setValue, error } = useFormField({ name: field, label });
  const sums = addOnSums(field);
  const value = values[field];
  const on = value > 0;
  const money = (sum: number) => format.money(sum, values.currency);
  return (
    <div className="sg-add-on" data-on={on ? "" : undefined}>
      <Icon name={ADD_ON_ICONS[field]} className="sg-add-on__icon" />
      <Switch
        id={sums.length > 0 ? `${id}-on` : id}
        name={sums.length > 0 ? `${field}On` : field}
        label={label}
        hint={unavailable ?? t(`addOns.${field}.hint`)}
        error={on ? undefined : error}
        checked={on}
        disabled={unavailable !== undefined}
        onChange={({ currentTarget }) =>
          setValue(currentTarget.checked ? switchedOnValue(values, field) : 0)
        }
      />
      {on ? (
        <div className="sg-add-on__more">
          {sums.length > 0 ? (
            <RadioGroup
              id={id}
              name={field}
              className="sg-sums"
              label={t("addOns.sum", { name: label })}
              look="cards"
              inline
              error={error}
              value={String(value)}
              options={sums.map((sum) => ({ value: String(sum), label: money(sum) }))}
              onChange={({ currentTarget }) => setValue(Number(currentTarget.value))}
            />
          ) : null}
          {children}
          <p className="sg-add-on__premium" data-stale={stale ? "" : undefined}>
            {premium === undefined ? null : t("addOns.premium", { price: format.money(premium) })}
          </p>
        </div>
      ) : null}
    </div>
  );
}
