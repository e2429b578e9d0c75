import { useFirstMove } from "@sughurta/api-client/react";
import type { Language } from "@sughurta/domain";
import { peopleTexts } from "@sughurta/forms/people";
import { preloadTexts, useLanguage } from "@sughurta/i18n";
import { useCallback } from "react";
import { TripStep } from "../steps/trip/trip-step.tsx";
import { laterSteps } from "./later-steps-part.ts";
import type { OrderPart } from "./order-definition.ts";
import type { TravelFlowProps } from "./travel-flow-props.ts";
import type { CountryList } from "./use-country-list.ts";
import type { useTravelOrder } from "./use-travel-order.ts";

/** Fetches the later steps while there still is a network: a browser never asks again for what it failed to get. */
function preload(language: Language) {
  laterSteps.preload();
  void preloadTexts(language, [peopleTexts]).catch(() => undefined);
}

export interface StepViewProps {
  readonly order: ReturnType<typeof useTravelOrder>;
  readonly countries: CountryList | undefined;
  readonly flow: TravelFlowProps;
}

/** The parts of the order that the current step shows; all but the first come with the first move. */
export function StepView(props: StepViewProps) {
  const language = useLanguage();
  useFirstMove(useCallback(() => preload(language), [language]));
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
  const { AddOnsStep, HolderForm, InsuredForm, ReviewStep } = laterSteps.usePart();
  const { form, quote } = order;
  const { today, layout } = flow;
  switch (part) {
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
      return <ReviewStep form={form} countries={countries} quote={quote} onChange={order.change} />;
  }
}
