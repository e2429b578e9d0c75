import { AddOnsStep } from "../steps/add-ons/add-ons-step.tsx";
import { HolderForm } from "../steps/people/holder-form.tsx";
import { InsuredForm } from "../steps/people/insured-form.tsx";
import { ReviewStep } from "../steps/review/review-step.tsx";
import { TripStep } from "../steps/trip/trip-step.tsx";
import type { OrderPart } from "./order-schema.ts";
import type { TravelFlowProps } from "./travel-flow-props.ts";
import type { CountryList } from "./use-country-list.ts";
import type { useTravelOrder } from "./use-travel-order.ts";

export interface StepViewProps {
  readonly order: ReturnType<typeof useTravelOrder>;
  readonly countries: CountryList | undefined;
  readonly flow: TravelFlowProps & { readonly supportNumber: string };
}

/** The parts of the order that the current step shows. */
export function StepView(props: StepViewProps) {
  return props.order.parts.map((part) => <PartView key={part} part={part} {...props} />);
}

function PartView({ part, order, countries, flow }: StepViewProps & { readonly part: OrderPart }) {
  const { form, quote } = order;
  const { today, layout } = flow;
  switch (part) {
    case "trip":
      return <TripStep form={form} today={today} countries={countries} quote={quote} />;
    case "options":
      return <AddOnsStep form={form} today={today} countries={countries} quote={quote} />;
    case "holder":
      return <HolderForm form={form} today={today} />;
    case "insured":
      return (
        <InsuredForm
          form={form}
          today={today}
          countries={countries}
          contacts={layout === "steps"}
        />
      );
    case "review":
      return (
        <ReviewStep
          form={form}
          countries={countries}
          quote={quote}
          checkout={order.checkout.state}
          supportNumber={flow.supportNumber}
          rulesHref={flow.rulesHref}
          politicsHref={flow.politicsHref}
          onChange={order.change}
        />
      );
  }
}
