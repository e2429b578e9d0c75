import * as z from "@sughurta/contracts/zod";
import { isIsoDate } from "@sughurta/domain";
import {
  isCarName,
  isCompensation,
  isMotorOptionValue,
  isMotorProgram,
  MOTOR_OPTIONS,
  type MotorProduct,
  productOfProgram,
} from "@sughurta/domain/motor";
import { defineMotorDraft } from "../draft/motor-draft.ts";
import type { MotorOrderValues } from "../model/order-values.ts";
import type { SharedCover } from "../model/quick-answers.ts";

/** A name of a directory, or a typed one. */
const carName = z.string().check(z.refine(isCarName));
const oneDigitOrNone = z.string().check(z.regex(/^\d?$/));

const sharedCover = z.object({
  program: z.string().check(z.refine(isMotorProgram)),
  vehicleType: z.enum(["1", "2", "3", "4", "5"]),
  carMark: carName,
  carModel: carName,
  isTyped: z.boolean(),
  markaTxt: carName,
  modelTxt: carName,
  carIssueYear: z.string().check(z.regex(/^(\d{4})?$/)),
  carBodyType: oneDigitOrNone,
  policeSumInsured: z.string().check(z.regex(/^\d{0,9}$/)),
  calculateInstallments: z.boolean(),
  multiDriveOption: z.boolean(),
  compensation: z
    .string()
    .check(z.refine((code) => code === "" || (/^\d$/.test(code) && isCompensation(Number(code))))),
  beginDate: z.string().check(z.refine(isIsoDate)),
  residentType: z.enum(["resident", "nonresident"]),
});

const options = z.object(
  Object.fromEntries(
    MOTOR_OPTIONS.map((option) => [
      option,
      z.number().check(z.refine((value) => isMotorOptionValue(option, value))),
    ]),
  ),
);

/** The order started by a link to a quote; `undefined` where a value is not offered. */
export function readSharedCover(
  product: MotorProduct,
  choices: object,
  today: string,
): MotorOrderValues | undefined {
  const cover = sharedCover.safeParse(choices).data;
  const chosen = options.safeParse(choices).data;
  if (cover === undefined || chosen === undefined) return undefined;
  const { program } = cover;
  if (!isMotorProgram(program) || productOfProgram(program) !== product) return undefined;
  const shared: Partial<SharedCover> = { ...cover, ...chosen, program };
  return defineMotorDraft({ product }).browserPart.open(shared, today);
}
