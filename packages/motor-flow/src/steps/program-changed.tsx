import {
  carAge,
  cascoProgramsFor,
  coversOf,
  isCascoProgram,
  isMotorProgram,
  maxCarAge,
} from "@sughurta/domain/motor";
import { useTexts } from "@sughurta/i18n";
import { Alert } from "@sughurta/ui-kit";
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
      {isChanged && coversOf(program).length > 0 ? (
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
