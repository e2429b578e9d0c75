import { useFormField } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Icon, type IconName, RadioGroup, Select, Switch } from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import { orderTexts } from "../texts/order-texts.ts";
import { OfferedPrice } from "./offered-price.tsx";

/** So many sums are shown at once; more of them are a list to open. */
const MOST_CARDS = 6;

export interface OptionCardProps {
  /** Field of the option: its sum, 1 without sums, 0 while it is off. */
  readonly name: string;
  readonly label: string;
  readonly hint: ReactNode;
  readonly icon: IconName;
  readonly value: number;
  /** Sums to choose from: with one of them, or none, the option is on or off. */
  readonly sums: readonly number[];
  /** Currency of the sums, TJS by default. */
  readonly currency?: string | undefined;
  /** What it takes on when it is switched on. */
  readonly switchedOn: () => number;
  /** What it adds to the price now, TJS. */
  readonly premium: number | undefined;
  /** What it would add once it is switched on, TJS; shown before that. */
  readonly offer?: number | undefined;
  /** The premium is being calculated. */
  readonly stale: boolean;
  /** Why it cannot be chosen. */
  readonly unavailable?: string | undefined;
  /** Further questions once it is on. */
  readonly children?: ReactNode;
}

/** An option of an order: what it is, a switch, and its sum once it is on (S1 §4, S2 §4). */
export function OptionCard({
  name,
  label,
  hint,
  icon,
  value,
  sums,
  currency,
  switchedOn,
  premium,
  offer,
  stale,
  unavailable,
  children,
}: OptionCardProps) {
  const { t, format } = useTexts(orderTexts);
  const { id, setValue, error } = useFormField({ name, label });
  const isOn = value > 0;
  const choosesSum = sums.length > 1;
  const offered = isOn || unavailable !== undefined ? undefined : offer;
  return (
    <div className="sg-option" data-on={isOn ? "" : undefined}>
      <Icon name={icon} className="sg-option__icon" />
      <Switch
        id={choosesSum ? `${id}-on` : id}
        name={choosesSum ? `${name}On` : name}
        label={label}
        hint={
          offered === undefined ? (
            (unavailable ?? hint)
          ) : (
            <>
              {hint}{" "}
              <OfferedPrice
                price={offered}
                sum={sums.length > 0 ? format.money(switchedOn(), currency) : undefined}
                stale={stale}
              />
            </>
          )
        }
        error={isOn ? undefined : error}
        checked={isOn}
        disabled={unavailable !== undefined}
        onChange={({ currentTarget }) => setValue(currentTarget.checked ? switchedOn() : 0)}
      />
      {isOn ? (
        <div className="sg-option__more">
          {choosesSum ? (
            <SumChoice
              id={id}
              name={name}
              label={t("options.sum", { name: label })}
              error={error}
              value={String(value)}
              options={sums.map((sum) => ({
                value: String(sum),
                label: format.money(sum, currency),
              }))}
              onChange={({ currentTarget }) => setValue(Number(currentTarget.value))}
            />
          ) : null}
          {children}
          <p className="sg-option__premium" data-stale={stale ? "" : undefined}>
            {premium === undefined ? null : t("options.premium", { price: format.money(premium) })}
          </p>
        </div>
      ) : null}
    </div>
  );
}

interface SumChoiceProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly error: ReactNode;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (event: {
    readonly currentTarget: HTMLInputElement | HTMLSelectElement;
  }) => void;
}

function SumChoice(props: SumChoiceProps) {
  if (props.options.length > MOST_CARDS) return <Select {...props} />;
  return <RadioGroup {...props} className="sg-sums" look="cards" inline />;
}
