import { useFormField } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { RadioGroup, Select, Switch } from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import { moveRows } from "../screen/motion-and-focus.ts";
import { orderTexts } from "../texts/order-texts.ts";

/** Maximum number of sums shown at once; more of them are a list to open. */
const MAX_CARDS = 6;

export interface OptionCardProps {
  /** Field of the option: its sum, 1 without sums, 0 while it is off. */
  readonly name: string;
  readonly label: string;
  readonly hint: ReactNode;
  readonly value: number;
  /** Sums to choose from: with one of them, or none, the option is on or off. */
  readonly sums: readonly number[];
  /** Currency of the sums, TJS by default. */
  readonly currency?: string | undefined;
  /** Value set when it is switched on. */
  readonly switchedOn: () => number;
  /** Its share of the current price, TJS. */
  readonly premium: number | undefined;
  /** Price increase if it is switched on, TJS; shown before that. */
  readonly offer?: number | undefined;
  /** The premium is being calculated. */
  readonly stale: boolean;
  /** Reason why it cannot be chosen. */
  readonly unavailable?: string | undefined;
  /** Further questions once it is on. */
  readonly children?: ReactNode;
}

/** An option of an order in a row: description, price, a switch, and its sum once it is on (S1 §4, S2 §4). */
export function OptionCard({
  name,
  label,
  hint,
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
  const { t, rich, format } = useTexts(orderTexts);
  const { id, setValue, error } = useFormField({ name, label });
  const isOn = value > 0;
  const choosesSum = sums.length > 1;
  const added = isOn ? premium : offer;
  const price = unavailable === undefined ? added : undefined;
  // The list announces its own selection.
  const hasLimit = sums.length === 1 || (!isOn && price !== undefined && choosesSum);
  const limit = hasLimit
    ? rich("options.limit", { sum: format.money(isOn ? value : switchedOn(), currency) })
    : undefined;
  return (
    <div className="sg-option" data-on={isOn ? "" : undefined}>
      <Switch
        id={choosesSum ? `${id}-on` : id}
        name={choosesSum ? `${name}On` : name}
        label={label}
        hint={
          unavailable ?? (
            <>
              {hint}
              {limit === undefined ? null : <>, {limit}</>}
            </>
          )
        }
        error={isOn ? undefined : error}
        checked={isOn}
        disabled={unavailable !== undefined}
        aria-describedby={price === undefined ? undefined : `${id}-price`}
        onChange={({ currentTarget }) => {
          const next = currentTarget.checked ? switchedOn() : 0;
          moveRows(currentTarget.closest(".sg-options"), () => setValue(next));
        }}
      />
      <span className="sg-option__price" id={`${id}-price`} data-stale={stale ? "" : undefined}>
        {price === undefined ? null : rich("options.offer", { price: format.money(price) })}
      </span>
      {isOn && (choosesSum || children) ? (
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
  if (props.options.length > MAX_CARDS) return <Select {...props} />;
  return <RadioGroup {...props} labelHidden look="segments" />;
}

export interface OfferedPriceProps {
  /** TJS. */
  readonly price: number;
  /** Text after the price, such as a possible discount. */
  readonly rest?: ReactNode;
  /** The price is being recalculated. */
  readonly stale: boolean;
}

/** The price of the whole order with an option, shown before it is chosen. */
export function OfferedPrice({ price, rest, stale }: OfferedPriceProps) {
  const { format } = useTexts(orderTexts);
  return (
    <span className="sg-option__offer" data-stale={stale ? "" : undefined}>
      <span translate="no">{format.money(price)}</span>
      {rest ? <>, {rest}</> : null}
    </span>
  );
}
