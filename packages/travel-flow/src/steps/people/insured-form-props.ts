import type { StepProps } from "../step-props.ts";

export interface InsuredFormProps extends Pick<StepProps, "form" | "today" | "countries"> {
  /** Shows contact fields for each person, as the five-step layout does (S1 §3). */
  readonly contacts: boolean;
}
