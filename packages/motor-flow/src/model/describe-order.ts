import { isIsoDate, LIABILITY_SUM_TJS } from "@sughurta/domain";
import {
  carTitle,
  getCovers,
  isCascoProgram,
  isFixedProgram,
  MOTOR_OPTIONS,
  type MotorOption,
  type MotorProgram,
  motorOptionSums,
  offersOption,
  productOfProgram,
} from "@sughurta/domain/motor";
import type { ReactNode } from "react";
import type { MotorTranslations } from "../texts/motor-texts.ts";
import type { MotorOrderValues, VehicleValues } from "./order-values.ts";

/** Make, model and year as chosen or typed; `""` while there is none. */
export function carText(values: VehicleValues): string {
  const { isTyped, markaTxt, modelTxt, carMark, carModel, carIssueYear } = values;
  const title = isTyped ? carTitle(markaTxt, modelTxt) : carTitle(carMark, carModel);
  return [title, carIssueYear].filter(Boolean).join(" ");
}

/** First and last day of cover in words. */
export function periodText(
  { beginDate, endDate }: MotorOrderValues,
  { t, format }: MotorTranslations,
): string {
  if (!isIsoDate(beginDate) || !isIsoDate(endDate)) return "";
  return t("period.value", { begin: format.date(beginDate), end: format.date(endDate) });
}

/** Subject of an order in a sentence; that of compulsory liability includes its first day (SPEC-51). */
export function leadText(
  { program, beginDate }: MotorOrderValues,
  { t, rich, format }: MotorTranslations,
): ReactNode {
  const product = productOfProgram(program);
  return product === "MTPL"
    ? rich(
        "leads.MTPL",
        { sum: format.money(LIABILITY_SUM_TJS) },
        { begin: format.date(beginDate) },
      )
    : t(`leads.${product}`);
}

/** The options that are on, with their sums where they have some. */
export function chosenOptions(
  values: MotorOrderValues,
  { t, format }: MotorTranslations,
): { readonly option: MotorOption; readonly name: string; readonly sum: string | undefined }[] {
  return MOTOR_OPTIONS.filter(
    (option) => values[option] > 0 && offersOption(values.program, option),
  ).map((option) => ({
    option,
    name: t(`options.${option}`),
    sum: motorOptionSums(option).length > 0 ? format.money(values[option]) : undefined,
  }));
}

/** Risks covered by the chosen programme; `""` where there is no choice. */
export function programText(program: MotorProgram, t: MotorTranslations["t"]): string {
  const covers = isCascoProgram(program) ? getCovers(program) : [];
  return covers.map((cover) => t(`program.covers.${cover}`)).join(", ");
}

/** Title of an order: its programme where that has a name and a price of its own. */
export function orderTitle(program: MotorProgram, t: MotorTranslations["t"]): string {
  if (isFixedProgram(program)) return t(`titles.${program}`);
  return t(isCascoProgram(program) ? "titles.ECI" : "titles.MTPL");
}
