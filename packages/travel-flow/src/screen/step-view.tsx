import { useFirstInteraction } from "@sughurta/api-client/react";
import { lazyModule } from "@sughurta/lazy-module";
import type { OrderPart } from "../model/order-definition.ts";
import type { CountryList } from "../model/use-country-list.ts";
import { TripStep } from "../steps/trip/trip-step.tsx";
import type { TravelFlowProps, useTravelOrder } from "./use-travel-order.ts";

/** The steps after the first one. */
const lazySteps = lazyModule(async () => {
  const [{ AddOnsStep }, { HolderForm }, { InsuredForm }, { ReviewStep }] = await Promise.all([
    import("../steps/add-ons/add-ons-step.tsx"),
    import("../steps/people/holder-form.tsx"),
    import("../steps/people/insured-form.tsx"),
    import("../steps/review/review-step.tsx"),
  ]);
  return { AddOnsStep, HolderForm, InsuredForm, ReviewStep };
});

export interface StepViewProps {
  readonly order: ReturnType<typeof useTravelOrder>;
  readonly countries: CountryList | undefined;
  readonly flow: TravelFlowProps;
}

/** The parts of the order in the current step; all but the first are loaded with the first interaction. */
export function StepView(props: StepViewProps) {
  useFirstInteraction(lazySteps.preload);
  const { form, quote, parts } = props.order;
  const { today } = props.flow;
  return parts.map((part) =>
    part === "trip" ? (
      <TripStep key={part} form={form} today={today} countries={props.countries} quote={quote} />
    ) : (
      <LaterPart key={part} part={part} {...props} />
    ),
  );
}

type LaterPartProps = StepViewProps & { readonly part: Exclude<OrderPart, "trip"> };

function LaterPart({ part, order, countries, flow }: LaterPartProps) {
  const { AddOnsStep, HolderForm, InsuredForm, ReviewStep } = lazySteps.use();
  const { form, quote } = order;
  const { today, layout, passportReader } = flow;
  switch (part) {
    case "options":
      return <AddOnsStep form={form} today={today} countries={countries} quote={quote} />;
    case "holder":
      return (
        <HolderForm
          form={form}
          today={today}
          alone={layout === "steps"}
          passportReader={passportReader}
        />
      );
    case "insured":
      return (
        <InsuredForm
          form={form}
          today={today}
          countries={countries}
          contacts={layout === "steps"}
          passportReader={passportReader}
        />
      );
    case "review":
      return <ReviewStep form={form} countries={countries} quote={quote} onChange={order.change} />;
  }
}
