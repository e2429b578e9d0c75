import {
  carAge,
  cascoProgramsFor,
  getCovers,
  isCascoProgram,
  isMotorProgram,
  MOTOR_OPTIONS,
  maxCarAge,
  motorOptionSums,
  offersOption,
} from "@sughurta/domain/motor";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button } from "@sughurta/ui-kit";
import { programText } from "../model/describe-order.ts";
import { motorTexts } from "../texts/motor-texts.ts";
import type { StepProps } from "./step-props.ts";

/** Notice that the chosen programme does not accept a car of this age, which programmes do, and the current one. */
export function ProgramChanged({ form, today }: Pick<StepProps, "form" | "today">) {
  const { t } = useTexts(motorTexts);
  const { program, programBeforeAge, carIssueYear } = form.values;
  const isChanged = isMotorProgram(programBeforeAge) && isCascoProgram(program);
  return (
    <div role="status">
      {isChanged && getCovers(program).length > 0 ? (
        <Alert tone="warning">
          {t("program.changedForAge", {
            years: maxCarAge(programBeforeAge),
            chosen: programText(programBeforeAge, t),
            remaining: cascoProgramsFor(carAge(Number(carIssueYear), today))
              .map((one) => programText(one, t))
              .join(", "),
            program: programText(program, t),
          })}
        </Alert>
      ) : null}
    </div>
  );
}

/** Lists the options that a change of the car or of the programme has removed, and restores them (SPEC-91). */
export function RemovedOptions({ form }: Pick<StepProps, "form">) {
  const { t, rich, format } = useTexts(motorTexts);
  const { removedOptions, program } = form.values;
  const removed = MOTOR_OPTIONS.filter(
    (option) => removedOptions[option] && offersOption(program, option),
  );
  const names = removed.map((option) => {
    const name = t(`options.${option}`);
    const sum = motorOptionSums(option).length > 0 ? removedOptions[option] : undefined;
    return sum === undefined ? name : `${name} (${format.money(sum)})`;
  });
  const putBack = () =>
    form.setValues((before) => ({ ...before, ...before.removedOptions, removedOptions: {} }));
  if (names.length === 0) return null;
  return (
    <Alert
      tone="warning"
      live="polite"
      actions={
        <Button variant="secondary" icon="refresh" onClick={putBack}>
          {t("options.putBack")}
        </Button>
      }
    >
      {rich("options.removed", { options: names.join(", ") })}
    </Alert>
  );
}
