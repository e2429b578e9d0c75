import type { PatternFamily } from "@sughurta/ikat";
import type { ReactNode } from "react";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";
import { Icon } from "../icon/icon.tsx";
import { Pattern } from "../ikat/pattern.tsx";

/** One step of an order; `done` ones can be opened again. */
export interface Step {
  readonly key: string;
  readonly title: ReactNode;
  readonly done?: boolean | undefined;
}

export interface StepperProps extends ElementAttributes<"nav"> {
  /** Names the list of steps for assistive technology. */
  readonly label: string;
  /** The steps, with their state. */
  readonly steps: readonly Step[];
  /** Key of the current step. */
  readonly value: string;
  /** Called with the key of a pressed finished step. */
  readonly onValueChange: (key: string) => void;
  /** Shown above the title on phones, such as "Шаг 2 из 4". */
  readonly progressText: (step: number, count: number) => string;
  /** Announced after the title of a finished step, such as "заполнено". */
  readonly doneText: string;
  /** The pattern of the product in place of the bars: each finished step adds its part of it. */
  readonly pattern?: StepperPattern | undefined;
  readonly className?: string | undefined;
}

/** The pattern of an order. */
export interface StepperPattern {
  readonly family: PatternFamily;
  /** The same seed generates the same pattern: an answer that the policy repeats. */
  readonly seed?: string | undefined;
}

/** Maximum width and height of the pattern, in pixels. */
const PATTERN_PX = { width: 968, height: 64 } as const;

/** The steps of an order; on phones the number and the title of the current one over a row of bars. */
export const Stepper = /* @__PURE__ */ withRef(function Stepper({
  label,
  steps,
  value,
  onValueChange,
  progressText,
  doneText,
  pattern,
  className,
  ...attributes
}: StepperProps) {
  const index = steps.findIndex(({ key }) => key === value);
  return (
    <nav
      {...attributes}
      className={classNames("sg-stepper", pattern && "sg-stepper--patterned", className)}
      aria-label={label}
    >
      <p className="sg-stepper__brief" aria-hidden="true">
        <span className="sg-stepper__progress">{progressText(index + 1, steps.length)}</span>
        <strong>{steps[index]?.title}</strong>
      </p>
      {pattern ? (
        <div className="sg-stepper__pattern">
          <Pattern {...pattern} {...PATTERN_PX} />
        </div>
      ) : null}
      <ol className="sg-stepper__list">
        {steps.map((step, place) => (
          <li key={step.key} className="sg-stepper__item">
            <StepMark
              step={step}
              number={place + 1}
              current={step.key === value}
              progress={progressText(place + 1, steps.length)}
              doneText={doneText}
              onValueChange={onValueChange}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
});

interface StepMarkProps extends Pick<StepperProps, "onValueChange" | "doneText"> {
  readonly step: Step;
  readonly number: number;
  readonly current: boolean;
  readonly progress: string;
}

function StepMark({ step, number, current, progress, doneText, onValueChange }: StepMarkProps) {
  const { key, title, done = false } = step;
  const content = (
    <>
      <span className="sg-stepper__mark" aria-hidden="true">
        {done && !current ? <Icon name="check" size="small" /> : number}
      </span>
      <span className="sg-stepper__title">
        {current ? <span className="sg-visually-hidden">{progress}: </span> : null}
        {title}
        {done && !current ? <span className="sg-visually-hidden">, {doneText}</span> : null}
      </span>
    </>
  );
  if (done && !current) {
    return (
      <button
        type="button"
        className="sg-stepper__step"
        data-done=""
        onClick={() => onValueChange(key)}
      >
        {content}
      </button>
    );
  }
  return (
    <span className="sg-stepper__step" aria-current={current ? "step" : undefined}>
      {content}
    </span>
  );
}
