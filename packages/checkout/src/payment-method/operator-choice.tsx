import { type PaymentOperator, SUSPENSION_DAYS } from "@sughurta/domain";
import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import {
  Alert,
  Icon,
  type IconName,
  type PatternFamily,
  PhoneText,
  Price,
  RadioGroup,
  Stack,
  SummaryList,
} from "@sughurta/ui-kit";
import { type FormEvent, useState } from "react";
import type { PayProblem } from "../purchase/checkout-state.ts";
import { paymentTexts } from "../texts/checkout-texts.ts";

/** Content of an operator's badge, letters of its name or an icon where it is no single company, and its colour. */
const PLATES: Readonly<
  Record<PaymentOperator, { ink: PatternFamily } & ({ letters: string } | { icon: IconName })>
> = {
  card_dc_city: { letters: "DC", ink: "trip" },
  vaslpay: { letters: "V", ink: "home" },
  dc: { letters: "CM", ink: "mountains" },
  payler: { icon: "card", ink: "trip" },
  qr: { icon: "qr", ink: "trip" },
};

export interface OperatorChoiceProps {
  /** Id of its form, which a button outside submits. */
  readonly formId: string;
  readonly operators: readonly PaymentOperator[];
  /** Of the whole policy, TJS. */
  readonly price: number;
  /** Amount paid now for an order in instalments, TJS; the whole price by default. */
  readonly dueNow?: number | undefined;
  /** Amount of the later instalments; nothing by default. */
  readonly later?: readonly RemainingInstalment[] | undefined;
  /** Previous price, TJS. */
  readonly oldPrice?: number | undefined;
  /** National digits to which the policy is sent by SMS; shown again before the payment (SPEC-60). */
  readonly phone?: string | undefined;
  readonly busy: boolean;
  readonly problem?: PayProblem | undefined;
  /** Retry delay in seconds after too many requests. */
  readonly seconds?: number | undefined;
  readonly onChoose: (operator: PaymentOperator) => void;
}

/** On a phone, a buyer who has chosen the last operator has scrolled past the place of alerts. */
function scrollToAlert(alert: HTMLElement | null) {
  alert?.scrollIntoView?.({ block: "nearest" });
}

/** Ways to pay as large cards (S0 §7, SPEC-26). */
export function OperatorChoice({
  formId,
  operators,
  price,
  dueNow = price,
  later = [],
  oldPrice,
  phone,
  busy,
  problem,
  seconds = 0,
  onChoose,
}: OperatorChoiceProps) {
  const { t, rich, format } = useTexts(paymentTexts);
  const { supportPhone } = useInsurer();
  const [chosen, setChosen] = useState(operators[0]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen && !busy) onChoose(chosen);
  }

  return (
    <form id={formId} onSubmit={submit}>
      <Stack gap="lg">
        {problem ? (
          <div ref={scrollToAlert}>
            <Alert tone={problem === "orderOnHold" ? "info" : "danger"} live="assertive">
              {t(`pay.problems.${problem}`, { phone: supportPhone, wait: format.wait(seconds) })}
            </Alert>
          </div>
        ) : null}
        {oldPrice === undefined ? null : (
          <div ref={scrollToAlert}>
            <Alert tone="warning" live="assertive" title={t("priceChanged.title")}>
              {rich("priceChanged.fromTo", {
                old: format.money(oldPrice),
                price: format.money(price),
              })}
            </Alert>
          </div>
        )}
        <Price
          label={t(dueNow === price ? "pay.sum" : "pay.sumNow")}
          amount={format.money(dueNow)}
          note={dueNow === price ? undefined : rich("pay.whole", { price: format.money(price) })}
          size="large"
          live={false}
        />
        <RemainingInstalments parts={later} />
        {phone === undefined ? null : (
          <p>
            {rich("pay.phone", {
              phone: <PhoneText>{format.phone(phone)}</PhoneText>,
            })}
          </p>
        )}
        <RadioGroup
          look="cards"
          name="paymentOper"
          label={t("pay.method")}
          value={chosen}
          options={operators.map((operator) => ({
            value: operator,
            label: t(`pay.operators.${operator}.name`),
            hint: t(`pay.operators.${operator}.hint`),
            media: <OperatorPlate operator={operator} />,
          }))}
          onChange={({ currentTarget }) =>
            setChosen(operators.find((operator) => operator === currentTarget.value))
          }
        />
        <p className="sg-pay__secure">
          <Icon name="shield" size="small" /> {t("pay.secure")}
        </p>
      </Stack>
    </form>
  );
}

/** A small badge in a colour of its own, to recognise a payment method; its name is beside it. */
function OperatorPlate({ operator }: { readonly operator: PaymentOperator }) {
  const plate = PLATES[operator];
  return (
    <span className={`sg-pay__plate sg-pattern--${plate.ink}`} aria-hidden="true">
      {"icon" in plate ? <Icon name={plate.icon} size="small" /> : plate.letters}
    </span>
  );
}

/** A part of a price that is paid later. */
export interface RemainingInstalment {
  /** ISO date. */
  readonly date: string;
  /** TJS. */
  readonly sum: number;
}

/** Remaining amounts with due dates, and the consequences of not paying (SPEC-85). */
function RemainingInstalments({ parts }: { readonly parts: readonly RemainingInstalment[] }) {
  const { t, format } = useTexts(paymentTexts);
  if (parts.length === 0) return null;
  return (
    <div>
      <SummaryList
        rows={parts.map(({ date, sum }) => ({
          key: date,
          term: t("pay.instalmentDue", { date: format.date(date) }),
          value: format.money(sum),
          verbatim: "value",
        }))}
      />
      <p>{t("pay.instalmentRule", { days: SUSPENSION_DAYS })}</p>
    </div>
  );
}
